import type { Entry } from '@content-planner/model';

/** The details of a user that are visible to all users. */
export interface Person {
  id: string;
  firstName: string | null;
  lastName: string | null;
}

/** What has happened to an entry since a change. `current` means that the entry has not changed again. */
export type ChangeState = 'current' | 'changed' | 'deleted';

/** An entry that was not moved because someone changed it after the version in the request. */
export interface EntryConflict {
  /** The entry's id. */
  id: string;
  /** The person who last changed the entry. Null if the account is deleted or unknown. */
  changedBy: Person | null;
  /** The entry as it is stored on the server. */
  current: Entry;
}

/** An entry that an undo did not change. */
export interface LeftEntry {
  id: string;
  title: string;
  /** Why the undo skipped the entry: someone changed or deleted it in the meantime. */
  reason: ChangeState;
  /** The person who last changed the entry. Null if the account is deleted or unknown. */
  changedBy: Person | null;
  /** When the entry was last changed. ISO 8601 in UTC. */
  changedAt: string | null;
}
