/** A passkey of the logged-in user. */
export interface Passkey {
  /** Doesn't grant access. Pass it to `useRenamePasskey` and `useRemovePasskey`. */
  id: string;
  /** Its name, such as `Chrome on Windows`. */
  name: string;
  /** Whether it is backed up, so that it is available on the user's other devices, too. */
  isSynced: boolean;
  /** When it was added. An ISO 8601 time in UTC. */
  createdAt: string;
  /** When the user last logged in with it. An ISO 8601 time in UTC. Null if never. */
  lastUsedAt: string | null;
}
