import type { ChangeAction, SubjectType } from '../changes/change-types.js';
import type { Person } from '../context.js';
import type { LogKind } from '../logs/kinds/index.js';
import type { EntryPlace } from '../scope/scope.js';

/**
 * The maximum number of subjects to list. If a change has more subjects, clients refetch all data of the changed type.
 */
export const LISTED_SUBJECTS = 100;

/** A changed entry, brand, custom field, user or access token. */
export interface LiveSubject {
  id: string;
  type: SubjectType;
  /** The kind of an entry or a custom field. */
  kind: LogKind | null;
  /** The kind before the change, which is usually the same. */
  previousKind: LogKind | null;
  /** The current version of an entry. Null for other subjects and deleted entries. */
  version: number | null;
  /** The current dates of an entry, `YYYY-MM-DD`. Null for other subjects and deleted entries. */
  startDate: string | null;
  endDate: string | null;
  /** The dates of an entry before the change. Null for other subjects and new entries. */
  previousStartDate: string | null;
  previousEndDate: string | null;
  /** Determines who can see the subject. Not sent to clients. */
  access: SubjectAccess;
}

/** The properties of a subject that determine who can see it. */
interface SubjectAccess {
  isDeleted: boolean;
  /**
   * For entries: the properties that determine whether the entry is in a scope, before and after the change. For brands:
   * the same properties of the brand's last entry of each kind on the calendar, which determine whether any of the
   * brand's entries are in the scope of a link or an embed.
   */
  places: readonly EntryPlace[];
  /** For entries that existed before the change: the values of these properties before it. */
  previous: EntryPlace | null;
  /** For entries that still exist: the current values of these properties. */
  current: EntryPlace | null;
  /** For custom fields: the id under which entries store the field's values. */
  fieldId: string | null;
  /** For access tokens: the id of the owner. */
  ownerId: string | null;
}

/** A change set that has just been committed. */
export interface LiveChange {
  /** The id of the change set. */
  id: string;
  /** ISO 8601 in UTC. */
  at: string;
  actor: Person | null;
  action: ChangeAction;
  subjectType: SubjectType;
  /** The number of changed subjects. */
  subjectCount: number;
  /**
   * The changed subjects. The list is empty if there are more than {@link LISTED_SUBJECTS}, unless the subjects were
   * read for clients with a scope.
   */
  subjects: readonly LiveSubject[];
}

/** An entry, and the people who are editing it. */
export interface EntryEditors {
  entryId: string;
  /** The people, in the order in which they started editing. Empty if nobody is editing the entry anymore. */
  people: readonly Person[];
}

/** An event that a stream sends to its client. */
export interface LiveEvent {
  type: 'connected' | 'change' | 'editing' | 'missed' | 'heartbeat';
  change: LiveChange | null;
  /**
   * The entries whose editors have changed. In the first event, all entries that other users are editing. Null for
   * access tokens.
   */
  editing: readonly EntryEditors[] | null;
}
