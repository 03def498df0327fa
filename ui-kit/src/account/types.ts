/** A session of the current user. */
export interface Session {
  id: string;
  /** The browser or program, such as `Chrome`. Null if it is unknown. */
  browser: string | null;
  /** The operating system or device, such as `Windows` or `iPhone`. Null if it is unknown. */
  operatingSystem: string | null;
  /** Whether the device is a phone or a tablet. */
  isMobile: boolean;
  /** The IP address from which the session was last used. Null if it is unknown. */
  address: string | null;
  /** When the session was last used, as an ISO 8601 time. */
  lastUsedAt: string;
  /** Whether this is the current browser's session. */
  isCurrent: boolean;
}

/** A passkey of the current user. */
export interface Passkey {
  id: string;
  /** The passkey's name, such as `Chrome on Windows`. */
  name: string;
  /** Whether the passkey is also available on the user's other devices. */
  isSynced: boolean;
  /** When the passkey was added, as an ISO 8601 time. */
  createdAt: string;
  /** When the user last logged in with the passkey, as an ISO 8601 time. Null if it was never used. */
  lastUsedAt: string | null;
}

/** The user whose profile is displayed. */
export interface ProfileUser {
  email: string;
  firstName: string | null;
  lastName: string | null;
}

/** The values that ProfileForm submits. */
export interface ProfileValues {
  email: string;
  /** The current password. Undefined if the email address has not changed. */
  currentPassword?: string;
  /** The first name. Null if the field was left blank. */
  firstName: string | null;
  lastName: string | null;
}
