/** A session of the logged-in user. */
export interface Session {
  /** Doesn't grant access. Pass it to `useEndSession`. */
  id: string;
  /** The browser or program, such as `Chrome`. Null if it is unknown. */
  browser: string | null;
  /** The operating system, such as `Windows` or `iPhone`. Null if it is unknown. */
  operatingSystem: string | null;
  /** Whether it is a phone or a tablet. */
  isMobile: boolean;
  /** The IP address from which it was last used. Null if it is unknown. */
  address: string | null;
  /** When the user logged in. An ISO 8601 time in UTC. */
  createdAt: string;
  /** When it was last used, to within five minutes. An ISO 8601 time in UTC. */
  lastUsedAt: string;
  /** Whether it is the session of this browser. */
  isCurrent: boolean;
}
