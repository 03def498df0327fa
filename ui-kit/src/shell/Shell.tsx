import { forwardRef, type HTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useOnDemand } from '../internal/use-on-demand.js';
import { whenIdle } from '../internal/when-idle.js';
import { useMessages } from '../kit/use-messages.js';
import type { Navigation } from '../primitives/Link.js';
import type { MenuGroup, MenuItem, MenuLink } from '../primitives/Menu.js';
import { partOfPage } from '../primitives/narrow-part.js';
import { SIDEBAR_KEYS } from '../shortcuts/shortcut-keys.js';
import { useShortcuts } from '../shortcuts/use-shortcuts.js';
import { useThemed } from '../theme/portal-container.js';
import type { Theme } from '../theme/ThemeProvider.js';
import { Sidebar } from './Sidebar.js';
import { SkipLink } from './SkipLink.js';
import { sheetPart } from './sheet-part.js';
import { shellMessages } from './shell-messages.js';
import { TopBar } from './TopBar.js';
import type { ShellGroup, ShellUser } from './types.js';
import { useSidebar } from './use-sidebar.js';

/** Props of {@link Shell}. All other props are passed to the root element. */
export interface ShellProps extends HTMLAttributes<HTMLDivElement> {
  /**
   * The pages in the sidebar. Omit pages that the user cannot access. The top bar displays the name of the `current`
   * page.
   */
  groups: readonly ShellGroup[];
  user: ShellUser;
  onLogout: () => void;
  /**
   * Called on a plain left click on a page's link, so that a router can handle it: call `event.preventDefault()` and
   * navigate to `href`.
   */
  onNavigate?: (navigation: Navigation) => void;
  /**
   * Commands and pages in the user menu, optionally in groups with a heading. The top bar displays the name of a
   * `current` page. If the list is empty, the menu is hidden.
   * @default []
   */
  userMenuItems?: readonly (MenuItem | MenuLink | MenuGroup)[];
  /** The last item of the breadcrumb in the top bar, after the page's name, such as a `ViewMenu`. */
  pathEnd?: ReactNode;
  /** Content of the top bar before the theme toggle, such as a `LiveIndicator`. */
  status?: ReactNode;
  /**
   * Called when the user clicks the magnifier in the top bar. Open a `CommandPalette`. If this callback is omitted, the
   * magnifier is hidden.
   */
  onSearch?: () => void;
  theme: Theme;
  onThemeChange: (change: { theme: Theme }) => void;
  /**
   * Whether the sidebar is expanded if there is no cookie, or until the cookie can be read. On the server, pass
   * the result of `readSidebarCookie`.
   * @default true in windows that are at least 1024 px wide
   */
  defaultSidebarOpen?: boolean;
  /**
   * Whether the sidebar is expanded. If this is omitted, the shell keeps the state in a cookie. In small windows, a
   * sheet replaces the sidebar.
   */
  sidebarOpen?: boolean;
  onSidebarOpenChange?: (change: { open: boolean }) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: var(--cp-sidebar-w) minmax(0, 1fr);
  height: 100vh;
  height: 100dvh;
  overflow: hidden;

  &[data-sidebar='collapsed'] {
    grid-template-columns: var(--cp-sidebar-w-icon) minmax(0, 1fr);
  }
  @media (max-width: 767.98px) {
    &,
    &[data-sidebar='collapsed'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Column = styled.aside`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border-inline-end: 1px solid var(--cp-border-subtle);
  background: var(--cp-surface-canvas);

  @media (max-width: 767.98px) {
    display: none;
  }
`;

const Work = styled.div`
  ${partOfPage}
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: var(--cp-surface-panel);
`;

const Main = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow: auto;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

/**
 * The frame around every page of a logged-in user, with a top bar and a sidebar. The sidebar collapses to icons, and
 * becomes a sheet in windows narrower than 768 px. The shell is as tall as the window, and its content scrolls inside
 * it. A cookie stores the state of the sidebar for 7 days.
 *
 * @example
 * <Shell groups={groups} user={user} theme={theme} onThemeChange={({ theme }) => setTheme(theme)}
 *   onLogout={logout} onNavigate={({ href, event }) => { event.preventDefault(); navigate(href); }}>
 *   <PageHeader title="Brand Management" />
 * </Shell>
 */
export const Shell = forwardRef<HTMLDivElement, ShellProps>(function Shell(
  {
    groups,
    user,
    onLogout,
    onNavigate,
    userMenuItems = [],
    pathEnd,
    status,
    onSearch,
    theme,
    onThemeChange,
    defaultSidebarOpen,
    sidebarOpen,
    onSidebarOpenChange,
    children,
    ...rest
  },
  ref,
) {
  useThemed();
  const text = useMessages(shellMessages);
  const main = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const {
    small,
    expanded,
    sheetOpen,
    setSheetOpen,
    toggle: toggleSidebar,
  } = useSidebar({
    open: sidebarOpen,
    defaultOpen: defaultSidebarOpen,
    onOpenChange: onSidebarOpenChange,
    toggleRef: toggle,
  });
  useShortcuts([{ keys: SIDEBAR_KEYS, group: 'everywhere', label: text.toggleSidebar }]);
  const { value: SidebarSheet } = useOnDemand(sheetPart, sheetOpen);
  useEffect(() => (small ? whenIdle(sheetPart.load) : undefined), [small]);
  const sidebar = { groups, user, onLogout, onNavigate };
  return (
    <Root {...rest} ref={ref} data-sidebar={expanded ? 'expanded' : 'collapsed'}>
      <SkipLink targetId={main}>{text.skipToContent}</SkipLink>
      <Column aria-label={text.sidebar}>
        <Sidebar {...sidebar} collapsed={!expanded} />
      </Column>
      <Work>
        <TopBar
          groups={groups}
          user={user}
          userMenuItems={userMenuItems}
          onNavigate={onNavigate}
          pathEnd={pathEnd}
          status={status}
          onSearch={onSearch}
          theme={theme}
          onThemeChange={onThemeChange}
          sidebarOpen={small ? sheetOpen : expanded}
          onToggleSidebar={toggleSidebar}
          toggleRef={toggle}
        />
        <Main id={main} tabIndex={-1}>
          {children}
        </Main>
      </Work>
      {SidebarSheet && (
        <SidebarSheet {...sidebar} open={sheetOpen} onOpenChange={setSheetOpen} toggleRef={toggle} />
      )}
    </Root>
  );
});
