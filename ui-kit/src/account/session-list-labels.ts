import { confirmDialogLabels } from '../primitives/confirm-dialog-labels.js';
import type { Session } from './types.js';

type Device = Pick<Session, 'browser' | 'operatingSystem'>;

/** Labels for SessionList. */
export interface SessionListLabels {
  /** The accessible name of the list. */
  title: string;
  /** The name of a device, such as 'Chrome on Windows'. */
  device: (device: Device) => string;
  /** The badge for the current session. */
  current: string;
  /** Displayed instead of a time for the current session. */
  now: string;
  /** Displayed instead of a time if a session was used less than a minute ago but is not the current session. */
  justNow: string;
  /** The last use. `when` is a relative time such as '2 hours ago'. */
  used: (use: { when: string; address: string | null }) => string;
  end: string;
  /** The accessible name of the button that ends a session. The name must contain the visible text. */
  endSession: (device: Device) => string;
  endOthers: string;
  /** The question that is asked before all other sessions are ended. `count` is the number of those sessions. */
  endOthersTitle: string;
  endOthersDescription: (sessions: { count: number }) => string;
  cancel: string;
  confirm: string;
  loading: string;
  errorTitle: string;
  errorText: string;
  retry: string;
}

const device = ({ browser, operatingSystem }: Device): string => {
  if (browser !== null && operatingSystem !== null) return `${browser} on ${operatingSystem}`;
  return browser ?? operatingSystem ?? 'Unknown device';
};

/** The default {@link SessionListLabels}. */
export const sessionListLabels: SessionListLabels = {
  title: 'Sessions',
  device,
  current: 'This device',
  now: 'Now',
  justNow: 'Just now',
  used: ({ when, address }) => (address === null ? when : `${when}, from ${address}`),
  end: 'Log out',
  endSession: (session) => `Log out ${device(session)}`,
  endOthers: 'Log out everywhere else',
  endOthersTitle: 'Log out everywhere else?',
  endOthersDescription: ({ count }) =>
    `This ends ${count === 1 ? 'your other session' : `your ${count} other sessions`} immediately. This device stays logged in.`,
  cancel: confirmDialogLabels.cancel,
  confirm: 'Log out',
  loading: 'Loading sessions',
  errorTitle: 'Sessions could not be loaded',
  errorText: 'The server is not responding. Your data is safe.',
  retry: 'Try again',
};
