import { defineMessages } from '../messages/define-messages.js';
import type { Session } from './types.js';

type Device = Pick<Session, 'browser' | 'operatingSystem'>;

const device = ({ browser, operatingSystem }: Device): string => {
  if (browser !== null && operatingSystem !== null) return `${browser} on ${operatingSystem}`;
  return browser ?? operatingSystem ?? 'Unknown device';
};

/** Text of {@link SessionList}. */
export const sessionListMessages = defineMessages('sessionList', {
  title: 'Sessions',
  /** The name of a device, such as 'Chrome on Windows'. */
  device,
  /** The badge for the current session. */
  current: 'This device',
  /** Displayed instead of a time for the current session. */
  now: 'Now',
  /** Displayed instead of a time if a session was used less than a minute ago but is not the current session. */
  justNow: 'Just now',
  /** The last use. `when` is a relative time such as '2 hours ago'. */
  used: ({ when, address }: { when: string; address: string | null }) =>
    address === null ? when : `${when}, from ${address}`,
  end: 'Log out',
  /** The accessible name of the button that ends a session. The name must contain the visible text. */
  endSession: (session: Device) => `Log out ${device(session)}`,
  endOthers: 'Log out everywhere else',
  /** The question that is asked before all other sessions are ended. `count` is the number of those sessions. */
  endOthersTitle: 'Log out everywhere else?',
  endOthersDescription: ({ count }: { count: number }) =>
    `This ends ${count === 1 ? 'your other session' : `your ${count} other sessions`} immediately. This device stays logged in.`,
  confirm: 'Log out',
  loading: 'Loading sessions',
  errorTitle: 'Sessions could not be loaded',
});
