/** One of the logged-in user's passkeys. */
export interface Passkey {
  /** The id to pass to `useRenamePasskey` and `useRemovePasskey`. It doesn't grant access. */
  id: string;
  /** The name of the passkey, such as `Chrome on Windows`. */
  name: string;
  /**
   * Whether the passkey was backed up when it was last used. Passkeys that are backed up are also available on the
   * user's other devices.
   */
  isSynced: boolean;
  /** When the passkey was added. An ISO 8601 time in UTC. */
  createdAt: string;
  /** When the user last logged in with the passkey. An ISO 8601 time in UTC. Null if it was never used. */
  lastUsedAt: string | null;
}
