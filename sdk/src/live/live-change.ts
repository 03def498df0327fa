import type { LogKind } from '@content-planner/model';
import type { ChangeAction, SubjectType } from '../changes/types.js';
import type { Person } from '../core/conflicts.js';

/** An entry, brand, custom field, user, access token or team view that has changed. */
export interface LiveSubject {
  id: string;
  type: SubjectType;
  /** The kind of an entry or a custom field. */
  kind: LogKind | null;
  /** The kind before the change, which is usually the same. */
  previousKind: LogKind | null;
  /** The current version of an entry. Null for deleted entries, and for subjects that are not entries. */
  version: number | null;
  /**
   * The current dates of an entry, inclusive, `YYYY-MM-DD`. Null for deleted entries, and for subjects that are not
   * entries.
   */
  startDate: string | null;
  endDate: string | null;
  /**
   * The dates of an entry before the change. Null for new entries, for entries that the viewer could not see, and for
   * subjects that are not entries.
   */
  previousStartDate: string | null;
  previousEndDate: string | null;
}

/** A change that another user, program or page has just made. */
export interface LiveChange {
  /** The id of the change set. */
  id: string;
  /** ISO 8601 in UTC. */
  at: string;
  /** The person who made the change. Null if a command made the change, or if the person's account is deleted. */
  actor: Person | null;
  action: ChangeAction;
  subjectType: SubjectType;
  /** The number of changed subjects. */
  subjectCount: number;
  /** The changed subjects. Empty if there are more than 100. */
  subjects: readonly LiveSubject[];
}

/**
 * The state of live updates: `off` if they are not enabled or nobody is logged in; `connecting` while the first
 * connection is opened, during a short interruption, and while a hidden page is disconnected; `live` while changes are
 * delivered; and `offline` if the planner can't be reached. While `offline`, the client keeps trying to connect.
 */
export type LiveStatus = 'off' | 'connecting' | 'live' | 'offline';
