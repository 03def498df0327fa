import type { Brand, LogKind } from '../logs/types.js';
import type { Person } from '../shell/initials.js';

/**
 * The action that a change records. `bulkEdit` edits several entries. `register` creates the user's own account, and
 * `redeem` uses an invitation or a password reset.
 */
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

/** The type of object that was changed. `field` is a custom field, and `kind` a type of entries. */
export type ChangeSubject =
  | 'entry'
  | 'brand'
  | 'field'
  | 'kind'
  | 'user'
  | 'accessToken'
  | 'savedView'
  | 'invitation'
  | 'passwordReset';

/** Where a change came from: the app, another client, or the command line. */
export type ChangeChannel = 'app' | 'graphql' | 'rest' | 'command';

/** A value before and after a change. Null if there is no value. */
export interface ValueChange {
  /** Name of the value, such as `startDate`. Custom fields have names such as `field:status`. */
  name: string;
  before: unknown;
  after: unknown;
}

/** Who made a change, and when and how they made it. */
export interface ChangeHeader {
  id: string;
  /** ISO 8601 in UTC. */
  at: string;
  /** The person who made the change. Null for commands and failed logins, and if the account has been deleted. */
  actor: Person | null;
  /** Whether a person made the change. Also true if their account has been deleted. */
  hasActor: boolean;
  channel: ChangeChannel;
  action: ChangeAction;
  /** For moves: the number of days by which all entries moved. Null if they moved by different numbers of days. */
  days: number | null;
}

/** A change to one entry, brand, custom field or user. */
export interface SubjectChange {
  subjectId: string;
  subjectType: ChangeSubject;
  /** The kind of the entry or custom field. Null for brands and users. */
  kind: LogKind | null;
  /** The title or name after the change, or before it if the subject was deleted. */
  title: string;
  /** The changed values. Creations and deletions contain all values. */
  values: readonly ValueChange[];
  /** The brands in the values that no longer exist. @default [] */
  formerBrands?: readonly Brand[];
  /** For entries: whether someone has changed or deleted the entry since this change. */
  state: 'current' | 'changed' | 'deleted';
  /** The person who last changed the entry after this change. Null if the account has been deleted. */
  changedBy: Person | null;
  /** When the entry was last changed after this change. ISO 8601 in UTC. */
  changedAt: string | null;
}

/** One action by a person or a program, with all changes that it made. */
export interface ChangeSet extends ChangeHeader {
  subjectType: ChangeSubject;
  /** The number of changed subjects. */
  subjectCount: number;
  /** The changes to the subjects. There can be fewer changes than `subjectCount`. */
  changes: readonly SubjectChange[];
  /** For failed logins: the email address that was entered. Null if the attempts were for several accounts. */
  email: string | null;
  /** For failed logins: the number of attempts. */
  attempts: number | null;
  /** For logins: how the user logged in. */
  loginMethod?: 'password' | 'passkey' | 'singleSignOn' | null;
  /** The change that undid this change. */
  undoneBy: Pick<ChangeHeader, 'actor' | 'hasActor' | 'channel'> | null;
  /** Whether the current user can undo this change. An undo does not affect entries that were changed later. */
  canUndo: boolean;
  /** Whether the current user can restore what this change deleted. @default false */
  canRestore?: boolean;
  /** When the planner deletes the change, so that it can no longer be restored. ISO 8601 in UTC. */
  keptUntil?: string;
  /** The number of entries that an undo can restore because they have not been changed since. */
  undoableCount: number;
}

/** A change to one entry. `changeSet` contains the person and the time. */
export interface EntryChange extends SubjectChange {
  changeSet: ChangeHeader;
}

/** The filters of an activity list. A filter that is null is not set. */
export interface ActivityFilter {
  /** Id of the person who made the changes. */
  actorId: string | null;
  /** The types of the changed subjects. */
  subjectTypes: readonly ChangeSubject[] | null;
  /** The actions. Null matches all actions except logins and logouts. */
  actions: readonly ChangeAction[] | null;
  /** Text that the titles of changed subjects must contain. */
  search: string;
}

/** A person in the person filter. */
export interface ActivityPerson extends Person {
  id: string;
}
