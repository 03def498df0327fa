/** One of the logged-in user's sessions. */
export interface Session {
  /** The id to pass to `useEndSession`. It doesn't grant access. */
  id: string;
  /** The browser or program, such as `Chrome`. Null if it is unknown. */
  browser: string | null;
  /** The operating system or device, such as `Windows` or `iPhone`. Null if it is unknown. */
  operatingSystem: string | null;
  /** Whether the device is a phone or a tablet. */
  isMobile: boolean;
  /** The IP address from which the session was last used. Null if it is unknown. */
  address: string | null;
  /** When the user logged in. An ISO 8601 time in UTC. */
  createdAt: string;
  /** When the session was last used, to within five minutes. An ISO 8601 time in UTC. */
  lastUsedAt: string;
  /** Whether this is the current browser's session. */
  isCurrent: boolean;
}
