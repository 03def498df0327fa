import type { User } from '@content-planner/sdk';
import { KINDS, LOG_KINDS, Shell, useShortcutSheet } from '@content-planner/ui-kit';
import {
  Calendar,
  CircleUser,
  History,
  Keyboard,
  KeySquare,
  Server,
  Share2,
  SlidersHorizontal,
  Tag,
  Upload,
  Users,
} from 'lucide-react';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { connectsLogin } from './connect-login.js';
import { EntryEditor } from './dialogs.js';
import { LateConnectLogin, LateLiveDot, LatePalette, LateShellCommands } from './optional-parts.js';
import { PathEnd } from './path-end.js';
import { paths } from './paths.js';
import { forgetReturnPath } from './return-path.js';
import { ServerWarnings } from './ServerWarnings.js';
import { ThemeChoice } from './theme-choice.js';
import { useEntryEditor } from './use-entry-editor.js';
import { useFollow } from './use-follow.js';
import { useLeave } from './use-leave.js';
import { useScreenFocus } from './use-screen-focus.js';
import { WaitingUsers } from './WaitingUsers.js';

const VIEWS = {
  label: 'Views',
  items: [{ id: 'calendar', label: 'Calendar', icon: <Calendar size={16} />, href: paths.home }],
};

const LOGS = {
  label: 'Content Logs',
  items: LOG_KINDS.map((kind) => {
    const { texts, icon: Icon } = KINDS[kind];
    return { id: kind, label: texts.pluralTitle, icon: <Icon size={16} />, href: paths.logs(kind) };
  }),
};

const ADMINISTRATION = {
  label: 'Administration',
  items: [
    { id: 'brands', label: 'Brands', icon: <Tag size={16} />, href: paths.brands },
    { id: 'fields', label: 'Field Settings', icon: <SlidersHorizontal size={16} />, href: paths.fields },
    { id: 'users', label: 'User Management', icon: <Users size={16} />, href: paths.users },
  ],
};

const TEAM = {
  label: 'Team',
  items: [
    { id: 'sharing', label: 'Sharing', icon: <Share2 size={16} />, href: paths.sharing },
    { id: 'activity', label: 'Activity', icon: <History size={16} />, href: paths.activity },
    { id: 'system', label: 'System', icon: <Server size={16} />, href: paths.system },
  ],
};

/**
 * The link to the Sharing screen for users who are not administrators. For them, the screen lists only their own keys
 * and feeds.
 */
const KEYS = { id: 'keys', label: 'Keys and feeds', icon: <KeySquare size={16} />, href: paths.sharing };

const ACCOUNT = { id: 'account', label: 'Account', icon: <CircleUser size={16} />, href: paths.account };

const IMPORT = { id: 'import', label: 'Import', icon: <Upload size={16} />, href: paths.import };

/** The shell around all screens for logged-in users. */
export function AppShell({ viewer, children }: { viewer: User; children: ReactNode }) {
  const { pathname, state } = useLocation();
  const [isAfterSignOn] = useState(connectsLogin(state));
  const follow = useFollow();
  const leave = useLeave();
  const { theme, setTheme } = useContext(ThemeChoice);
  const [waiting, setWaiting] = useState(0);
  const [pathEnd, setPathEnd] = useState<HTMLElement | null>(null);
  const { openShortcuts } = useShortcutSheet();
  const editor = useEntryEditor();
  const [searching, setSearching] = useState(false);
  const atUsers = pathname === paths.users;
  useEffect(forgetReturnPath, []);
  useScreenFocus(pathname);

  const groups = [VIEWS, LOGS, ...(viewer.isAdmin ? [ADMINISTRATION] : [])].map(({ label, items }) => ({
    label,
    items: items.map((item) => ({
      ...item,
      current: item.href === pathname,
      ...(item.id === 'users' && !atUsers && { waiting: { count: waiting, label: 'waiting for approval' } }),
    })),
  }));
  const team = {
    ...TEAM,
    items: TEAM.items.map((item) => ({ ...item, current: item.href === pathname })),
  };
  const pages = [...groups, viewer.isAdmin ? team : { items: [KEYS] }, { items: [ACCOUNT, IMPORT] }].flatMap(
    ({ items }) => items,
  );
  return (
    <Shell
      groups={groups}
      user={viewer}
      pathEnd={pathname === paths.home && <div ref={setPathEnd} style={{ display: 'contents' }} />}
      status={<LateLiveDot />}
      onSearch={() => setSearching(true)}
      theme={theme}
      onThemeChange={({ theme }) => setTheme(theme)}
      onNavigate={follow}
      onLogout={leave}
      userMenuItems={[
        { ...ACCOUNT, current: ACCOUNT.href === pathname },
        {
          id: 'shortcuts',
          label: 'Keyboard shortcuts',
          icon: <Keyboard size={16} />,
          onSelect: openShortcuts,
        },
        { ...IMPORT, current: IMPORT.href === pathname },
        viewer.isAdmin ? team : { ...KEYS, current: KEYS.href === pathname },
      ]}
    >
      {/* The System screen lists the warnings itself. */}
      {viewer.isAdmin && pathname !== paths.system && <ServerWarnings />}
      {/* The key remounts WaitingUsers on each navigation, so that stale data is refetched. User Management doesn't
          need WaitingUsers, because that screen displays the count itself. */}
      {viewer.isAdmin && !atUsers && <WaitingUsers key={pathname} onCount={setWaiting} />}
      <PathEnd.Provider value={pathEnd}>{children}</PathEnd.Provider>
      <EntryEditor dialog={editor.dialog} />
      <LateShellCommands pages={pages} onCreate={editor.create} onLogout={leave} />
      {isAfterSignOn && <LateConnectLogin viewer={viewer} />}
      <LatePalette open={searching} onOpenChange={({ open }) => setSearching(open)} />
    </Shell>
  );
}
