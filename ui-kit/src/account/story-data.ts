import type { Passkey, Session } from './types.js';

/** The current time in stories. */
export const ACCOUNT_NOW: Date = new Date(2026, 10, 11, 9, 40);

const HOUR = 60 * 60 * 1000;

const session = (id: string, hoursAgo: number, rest: Partial<Session>): Session => ({
  id,
  browser: 'Chrome',
  operatingSystem: 'Windows',
  isMobile: false,
  address: '203.0.113.24',
  lastUsedAt: new Date(ACCOUNT_NOW.getTime() - hoursAgo * HOUR).toISOString(),
  isCurrent: false,
  ...rest,
});

/** The session of this browser. */
export const currentSession = session('current', 0, { isCurrent: true });

/** A session on a phone. */
export const phoneSession = session('phone', 2, {
  browser: 'Safari',
  operatingSystem: 'iPhone',
  isMobile: true,
});

/** The current session and two others. */
export const storySessions: readonly Session[] = [
  currentSession,
  phoneSession,
  session('ubuntu', 6 * 24, { browser: 'Firefox', operatingSystem: 'Ubuntu', address: '198.51.100.7' }),
];

/** Sessions with missing and long values. */
export const oddSessions: readonly Session[] = [
  currentSession,
  session('unknown', 0, { browser: null, operatingSystem: null, address: null }),
  session('system', 1, { browser: null, operatingSystem: 'macOS' }),
  session('program', 30, { browser: 'a-very-long-name-of-a-program-with-forty', operatingSystem: null }),
  session('v6', 50, { address: '2001:db8:1234:5678:9abc:def0:1234:5678' }),
];

/** A synced passkey, and one that exists on only one device. */
export const storyPasskeys: readonly Passkey[] = [
  {
    id: 'phone',
    name: 'Safari on iPhone',
    isSynced: true,
    createdAt: new Date(2026, 9, 13, 12).toISOString(),
    lastUsedAt: new Date(ACCOUNT_NOW.getTime() - 2 * HOUR).toISOString(),
  },
  {
    id: 'laptop',
    name: 'Chrome on Windows',
    isSynced: false,
    createdAt: new Date(2026, 10, 9, 12).toISOString(),
    lastUsedAt: null,
  },
];

/** Passkeys that have a long name and were just used. */
export const oddPasskeys: readonly Passkey[] = storyPasskeys.map((passkey) => ({
  ...passkey,
  name: 'The-laptop-in-the-office-that-everyone-in-the-team-can-borrow',
  lastUsedAt: ACCOUNT_NOW.toISOString(),
}));
