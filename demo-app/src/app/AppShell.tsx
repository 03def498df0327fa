import type { User } from '@content-planner/sdk';
import {
  type Kinds,
  Shell,
  type TextsOf,
  useKinds,
  useMessages,
  useShortcutSheet,
} from '@content-planner/ui-kit';
import {
  Calendar,
  CircleUser,
  History,
  Keyboard,
  KeySquare,
  Server,
  Shapes,
  Share2,
  SlidersHorizontal,
  Tag,
  Upload,
  Users,
} from 'lucide-react';
import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { appMessages } from './app-messages.js';
import { connectsLogin } from './connect-login.js';
import { NewVersion } from './NewVersion.js';
import { LateConnectLogin, LateLiveDot, LatePalette, LateShellCommands } from './optional-parts.js';
import { PathEnd } from './path-end.js';
import { paths } from './paths.js';
import { forgetReturnPath } from './return-path.js';
import { ServerWarnings } from './ServerWarnings.js';
import { ThemeChoice } from './theme-choice.js';
import { useFollow } from './use-follow.js';
import { useLeave } from './use-leave.js';
import { useScreenFocus } from './use-screen-focus.js';
import { WaitingUsers } from './WaitingUsers.js';

/** Returns the links in the sidebar and the user menu. */
const linksOf = (text: TextsOf<typeof appMessages>, { list }: Kinds) => ({
  views: {
    label: text.views,
    items: [{ id: 'calendar', label: text.calendar, icon: <Calendar size={16} />, href: paths.home }],
  },
  logs: {
    label: text.logs,
    items: list.map(({ kind, texts, icon: Icon }) => ({
      ...{ id: kind, label: texts.pluralTitle, icon: <Icon size={16} />, href: paths.logs(kind) },
    })),
  },
  administration: {
    label: text.administration,
    items: [
      { id: 'brands', label: text.brands, icon: <Tag size={16} />, href: paths.brands },
      { id: 'fields', label: text.fields, icon: <SlidersHorizontal size={16} />, href: paths.fields },
      { id: 'users', label: text.users, icon: <Users size={16} />, href: paths.users },
    ],
  },
  team: {
    label: text.team,
    items: [
      { id: 'kinds', label: text.contentTypes, icon: <Shapes size={16} />, href: paths.contentTypes },
      { id: 'sharing', label: text.sharing, icon: <Share2 size={16} />, href: paths.sharing },
      { id: 'activity', label: text.activity, icon: <History size={16} />, href: paths.activity },
      { id: 'system', label: text.system, icon: <Server size={16} />, href: paths.system },
    ],
  },
  /**
   * The link to the Sharing screen for users who are not administrators. For them, the screen lists only their own keys
   * and feeds.
   */
  keys: { id: 'keys', label: text.keys, icon: <KeySquare size={16} />, href: paths.sharing },
  account: { id: 'account', label: text.account, icon: <CircleUser size={16} />, href: paths.account },
  imports: { id: 'import', label: text.import, icon: <Upload size={16} />, href: paths.import },
});

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
  const [searching, setSearching] = useState(false);
  const text = useMessages(appMessages);
  const kinds = useKinds();
  const { views, logs, administration, keys, account, imports, ...links } = useMemo(
    () => linksOf(text, kinds),
    [text, kinds],
  );
  const atUsers = pathname === paths.users;
  useEffect(forgetReturnPath, []);
  useScreenFocus(pathname);

  const groups = [views, logs, ...(viewer.isAdmin ? [administration] : [])].map(({ label, items }) => ({
    label,
    items: items.map((item) => ({
      ...item,
      current: item.href === pathname,
      ...(item.id === 'users' && !atUsers && { waiting: { count: waiting, label: text.waiting } }),
    })),
  }));
  const team = {
    ...links.team,
    items: links.team.items.map((item) => ({ ...item, current: item.href === pathname })),
  };
  const pages = [...groups, viewer.isAdmin ? team : { items: [keys] }, { items: [account, imports] }].flatMap(
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
        { ...account, current: account.href === pathname },
        {
          id: 'shortcuts',
          label: text.shortcuts,
          icon: <Keyboard size={16} />,
          onSelect: openShortcuts,
        },
        { ...imports, current: imports.href === pathname },
        viewer.isAdmin ? team : { ...keys, current: keys.href === pathname },
      ]}
    >
      <NewVersion />
      {/* The System screen lists the warnings itself. */}
      {viewer.isAdmin && pathname !== paths.system && <ServerWarnings />}
      {/* The key remounts WaitingUsers on each navigation, so that stale data is refetched. User Management doesn't
          need WaitingUsers, because that screen displays the count itself. */}
      {viewer.isAdmin && !atUsers && <WaitingUsers key={pathname} onCount={setWaiting} />}
      <PathEnd.Provider value={pathEnd}>{children}</PathEnd.Provider>
      <LateShellCommands pages={pages} onLogout={leave} />
      {isAfterSignOn && <LateConnectLogin viewer={viewer} />}
      <LatePalette open={searching} onOpenChange={({ open }) => setSearching(open)} />
    </Shell>
  );
}
