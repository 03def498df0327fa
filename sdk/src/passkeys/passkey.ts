/** One of the logged-in user's passkeys. */
export interface Passkey {
  /** The id to pass to `useRenamePasskey` and `useRemovePasskey`. It doesn't grant access. */
  id: string;
  /** Its name, such as `Chrome on Windows`. */
  name: string;
  /** Whether it is backed up, so that it is also available on the user's other devices. */
  isSynced: boolean;
  /** When it was added. An ISO 8601 time in UTC. */
  createdAt: string;
  /** When the user last logged in with it. An ISO 8601 time in UTC. Null if the passkey was never used. */
  lastUsedAt: string | null;
}
