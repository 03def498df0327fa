import { ChevronDown, PanelLeft } from 'lucide-react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { Button } from '../primitives/Button.js';
import { IconButton } from '../primitives/IconButton.js';
import { Menu, type MenuItem } from '../primitives/Menu.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import type { Theme } from '../theme/ThemeProvider.js';
import { Avatar } from './Avatar.js';
import { ThemeToggle } from './ThemeToggle.js';
import type { ShellGroup, ShellLabels, ShellUser } from './types.js';

/** Props of TopBar. */
export interface TopBarProps {
  groups: readonly ShellGroup[];
  user: ShellUser;
  userMenuItems: readonly MenuItem[];
  theme: Theme;
  onThemeChange: (change: { theme: Theme }) => void;
  labels: ShellLabels;
  /** Whether the sidebar is expanded, or its sheet is open. */
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
  }
  & > ol {
    display: flex;
    gap: 6px;
    color: var(--cp-text-tertiary);
    white-space: nowrap;
  }
  & > ol > li:last-child {
    min-width: 0;
    overflow: hidden;
    color: var(--cp-text-primary);
    font-weight: var(--cp-weight-medium);
    text-overflow: ellipsis;
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

/** The bar at the top of every page: sidebar toggle, breadcrumb, theme and account. */
export function TopBar({
  groups,
  user,
  userMenuItems,
  theme,
  onThemeChange,
  labels,
  sidebarOpen,
  onToggleSidebar,
  toggleRef,
}: TopBarProps) {
  const group = groups.find(({ items }) => items.some(({ current }) => current));
  const page = group?.items.find(({ current }) => current);
  return (
    <Root>
      <IconButton
        ref={toggleRef}
        label={labels.toggleSidebar}
        shortcut={labels.toggleShortcut}
        tooltipSide="bottom"
        aria-expanded={sidebarOpen}
        icon={<PanelLeft size={16} strokeWidth={1.75} />}
        onClick={onToggleSidebar}
      />
      <Crumb aria-label={labels.breadcrumb}>
        {group && page && (
          <ol>
            <li>{group.label}</li>
            <li aria-current="page">{page.label}</li>
          </ol>
        )}
      </Crumb>
      <ThemeToggle theme={theme} onThemeChange={onThemeChange} labels={labels} />
      {userMenuItems.length > 0 && (
        <Menu
          items={userMenuItems}
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
              <VisuallyHidden>{labels.userMenu}</VisuallyHidden>
              <ChevronDown size={14} strokeWidth={1.75} />
            </User>
          }
        />
      )}
    </Root>
  );
}
