import { ChevronDown, PanelLeft, Search } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { Button } from '../primitives/Button.js';
import { IconButton } from '../primitives/IconButton.js';
import type { Navigation } from '../primitives/Link.js';
import { Menu, type MenuGroup, type MenuItem, type MenuLink } from '../primitives/Menu.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { PALETTE_KEYS, SIDEBAR_KEYS } from '../shortcuts/shortcut-keys.js';
import type { Theme } from '../theme/ThemeProvider.js';
import { Avatar } from './Avatar.js';
import { shellMessages } from './shell-messages.js';
import { ThemeToggle } from './ThemeToggle.js';
import type { ShellGroup, ShellUser } from './types.js';

/** Props of TopBar. */
export interface TopBarProps {
  groups: readonly ShellGroup[];
  user: ShellUser;
  userMenuItems: readonly (MenuItem | MenuLink | MenuGroup)[];
  onNavigate: ((navigation: Navigation) => void) | undefined;
  /** The last item of the breadcrumb. */
  pathEnd: ReactNode;
  status: ReactNode;
  onSearch: (() => void) | undefined;
  theme: Theme;
  onThemeChange: (change: { theme: Theme }) => void;
  /** Whether the sidebar is expanded or, in small windows, its sheet is open. */
  sidebarOpen: boolean;
  onToggleSidebar: () => void;
  toggleRef: RefObject<HTMLButtonElement | null>;
}

const Root = styled.header`
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--cp-space-1);
  height: var(--cp-topbar-h);
  padding-inline: 10px var(--cp-space-3);
  border-block-end: 1px solid var(--cp-border-subtle);

  @media (max-width: 767.98px) {
    --cp-control-h: 40px;
    height: 48px;
    padding-inline: var(--cp-space-2);
  }
`;

const Crumb = styled.nav`
  flex: 1;
  min-width: 0;
  margin-inline-start: var(--cp-space-1);

  @media (max-width: 767.98px) {
    visibility: hidden;

    /* The sidebar does not mark pages of the user menu, so their names stay visible, as does pathEnd, a control. */
    &[data-always] {
      visibility: visible;
    }
    & > ol > li:not(:last-child) {
      display: none;
    }
    && > ol > li::before {
      content: none;
    }
  }
  & > ol {
    display: flex;
    align-items: center;
    gap: 6px;
    color: var(--cp-text-tertiary);
    white-space: nowrap;
  }
  & > ol > [aria-current] {
    min-width: 0;
    overflow: hidden;
    color: var(--cp-text-primary);
    font-weight: var(--cp-weight-medium);
    text-overflow: ellipsis;
  }
  & > ol > [aria-current] + li {
    display: flex;
    align-items: center;
    min-width: 64px;
    margin-block: -4px;
  }
  & > ol > li + li::before {
    content: '/';
    content: '/' / '';
    margin-inline-end: 6px;
    color: var(--cp-text-tertiary);
    font-weight: var(--cp-weight-regular);
  }
`;

const User = styled(Button)`
  gap: 6px;
  padding-inline: 5px;
  color: var(--cp-text-tertiary);

  @media (max-width: 767.98px) {
    & > svg {
      display: none;
    }
    & > [data-size] {
      width: 28px;
      height: 28px;
      font-size: var(--cp-text-xs);
    }
  }
`;

interface Page {
  /** The heading of the page's group, or null. */
  group: string | null;
  label: string;
  isInUserMenu: boolean;
}

/** Returns the current page. */
function currentPage({ groups, userMenuItems }: Pick<TopBarProps, 'groups' | 'userMenuItems'>): Page | null {
  for (const entry of [...groups, ...userMenuItems]) {
    const items = 'items' in entry ? entry.items : [entry];
    const page = items.find((item) => 'href' in item && item.current);
    if (!page) continue;
    return {
      group: 'items' in entry ? entry.label : null,
      label: page.label,
      isInUserMenu: userMenuItems.some((item) => item === entry),
    };
  }
  return null;
}

/** The bar at the top of every page: sidebar toggle, breadcrumb, status, theme and account. */
export function TopBar({
  groups,
  user,
  userMenuItems,
  onNavigate,
  pathEnd,
  status,
  onSearch,
  theme,
  onThemeChange,
  sidebarOpen,
  onToggleSidebar,
  toggleRef,
}: TopBarProps) {
  const text = useMessages(shellMessages);
  const page = currentPage({ groups, userMenuItems });
  return (
    <Root>
      <IconButton
        ref={toggleRef}
        label={text.toggleSidebar}
        shortcut={SIDEBAR_KEYS}
        tooltipSide="bottom"
        aria-expanded={sidebarOpen}
        icon={<PanelLeft size={16} strokeWidth={1.75} />}
        onClick={onToggleSidebar}
      />
      <Crumb aria-label={text.breadcrumb} data-always={page?.isInUserMenu || pathEnd ? '' : undefined}>
        {page && (
          <ol>
            {page.group !== null && <li>{page.group}</li>}
            <li aria-current="page">{page.label}</li>
            {pathEnd && <li>{pathEnd}</li>}
          </ol>
        )}
      </Crumb>
      {status}
      {onSearch && (
        <IconButton
          label={text.search}
          shortcut={PALETTE_KEYS}
          tooltipSide="bottom"
          icon={<Search size={16} strokeWidth={1.75} />}
          onClick={onSearch}
        />
      )}
      <ThemeToggle theme={theme} onThemeChange={onThemeChange} />
      {userMenuItems.length > 0 && (
        <Menu
          items={userMenuItems}
          onNavigate={onNavigate}
          trigger={
            <User
              variant="ghost"
              icon={
                <Avatar
                  size={24}
                  firstName={user.firstName}
                  lastName={user.lastName}
                  email={user.email}
                  profileImageUrl={user.profileImageUrl}
                />
              }
            >
              <VisuallyHidden>{text.userMenu}</VisuallyHidden>
              <ChevronDown size={14} strokeWidth={1.75} />
            </User>
          }
        />
      )}
    </Root>
  );
}
