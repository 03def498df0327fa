import type { Brand, CalendarEntry, LogKind } from '@content-planner/model';
import type { ChangeState, LeftEntry, Person } from '../core/conflicts.js';

/** How a user logged in. */
export type LoginMethod = 'password' | 'passkey' | 'singleSignOn';

/** The action that a change set records. */
export type ChangeAction =
  | 'create'
  | 'import'
  | 'edit'
  | 'bulkEdit'
  | 'move'
  | 'delete'
  | 'undo'
  | 'restore'
  | 'register'
  | 'login'
  | 'loginFailed'
  | 'logout'
  | 'endSessions'
  | 'redeem';

/** Where a change came from: the app, other GraphQL clients, REST clients, or the command line. */
export type ChangeChannel = 'app' | 'graphql' | 'rest' | 'command';

/** The type of object that was changed. */
export type SubjectType =
  | 'entry'
  | 'brand'
  | 'field'
  | 'kind'
  | 'user'
  | 'accessToken'
  | 'savedView'
  | 'invitation'
  | 'passwordReset';

/** The value of a field before and after a change. */
export interface ValueChange {
  /** The name of the field, such as `startDate`. Custom fields have names such as `field:status`. */
  name: string;
  /** The value before the change. Null if there was none. */
  before: unknown;
  /** The value after the change. Null if there is none. */
  after: unknown;
}

/** A change to one entry, brand, custom field or user. */
export interface Change {
  /** The id of the entry, brand, custom field or user. */
  subjectId: string;
  subjectType: SubjectType;
  /** The kind of the entry or custom field. Null for brands and users. */
  kind: LogKind | null;
  /** The title or name after the change, or before it if the subject was deleted. */
  title: string;
  /** Whether the entry has changed again or no longer exists. */
  state: ChangeState;
  /**
   * The person who most recently changed the entry after this change. Null if nobody did, or if the account is deleted.
   */
  changedBy: Person | null;
  /** When the entry was most recently changed after this change. ISO 8601 in UTC. */
  changedAt: string | null;
  /** The brands in the values that no longer exist, as they were. */
  formerBrands: readonly Brand[];
  /** The changed values. Creations and deletions contain all values. */
  values: readonly ValueChange[];
}

/** One action by a person or a program. */
export interface ChangeSetHeader {
  /** The id of the change set. Hooks that change data return it as `changeId`. */
  id: string;
  /** The time of the change. ISO 8601 in UTC. */
  at: string;
  /** When the planner deletes the change. Until then, it can be undone. ISO 8601 in UTC. */
  keptUntil: string;
  /** The person who made the change. Null for commands and failed logins, and if the account is deleted. */
  actor: Person | null;
  /** Whether a person made the change. Stays true after that person's account is deleted. */
  hasActor: boolean;
  channel: ChangeChannel;
  action: ChangeAction;
  subjectType: SubjectType;
  /** The number of changed entries, brands, custom fields or users. */
  subjectCount: number;
  /** For moves: the number of days by which all entries moved. Null if the number is not the same for all entries. */
  days: number | null;
  /** For failed logins: the email address that was entered. Null if the attempts were for several accounts. */
  email: string | null;
  /** For failed logins: the number of attempts. The planner only records failed logins that reach a limit. */
  attempts: number | null;
  /** For logins: how the user logged in. Null if it is unknown. */
  loginMethod: LoginMethod | null;
  /** Whether the user can undo this change. Entries that were changed later stay as they are. */
  canUndo: boolean;
  /** Whether the user can restore what this change deleted. */
  canRestore: boolean;
  /** The number of entries that an undo can restore because they have not changed since. */
  undoableCount: number;
  /** The change set that undid this one. */
  undoneBy: Pick<ChangeSetHeader, 'id' | 'at' | 'actor' | 'hasActor' | 'channel'> | null;
}

/** One action by a person or a program, with the changes that it made. */
export interface ChangeSet extends ChangeSetHeader {
  /** At most 50 changes. `subjectCount` is the total number. */
  changes: readonly Change[];
}

/** A change to one entry. `changeSet` contains the time and the person who made the change. */
export interface EntryChange extends Change {
  changeSet: ChangeSetHeader;
}

/** The result of an undo. */
export interface UndoResult {
  /** The id of the undo, which is also a change. To redo the original change, undo the undo. */
  changeId: string;
  /** The entries that were restored or created again. */
  entries: readonly CalendarEntry[];
  /** The ids of the entries that the undo removed. */
  removedIds: readonly string[];
  /** The entries that the undo skipped because someone changed or deleted them later. */
  left: readonly LeftEntry[];
}
