import type { Entry } from '../logs/entry.js';
import type { CalendarEntry } from '../logs/types.js';
import type { Problem } from '../messages/problem.js';
import type { Person } from '../shell/initials.js';

/** An entry that an undo did not change, because someone changed or deleted it in the meantime. */
export interface SkippedEntry {
  title: string;
  reason: 'current' | 'changed' | 'deleted';
  changedBy: Person | null;
}

/** Why a change failed. A `PlannerError` from `@content-planner/sdk` is such an error. */
export interface ChangeError extends Problem {
  /** What screens can do about it, such as 'network', 'conflict' or 'notFound'. */
  readonly type: string;
  /** Whether the user has to log in again. Toasts don't mention it, because the application opens the login. */
  readonly isSessionEnded: boolean;
  readonly fieldErrors: readonly (Omit<Problem, 'serverMessage'> & { field: string; message: string })[];
  /** For a conflict: the entry as it is stored, and the person who last changed it. */
  readonly current?: Entry | null;
  readonly changedBy?: Person | null;
  /** For moves: the entries that someone changed in the meantime. */
  readonly conflicts: readonly { changedBy: Person | null; current: CalendarEntry }[];
  /** For undos: the entries that someone changed in the meantime. */
  readonly left: readonly SkippedEntry[];
}

const isChangeError = (error: unknown): error is ChangeError =>
  error instanceof Error && 'serverMessage' in error && 'fieldErrors' in error;

/** Returns why a change failed. Other errors, such as those of an application's own code, have no text for users. */
export function changeErrorOf(error: unknown): ChangeError {
  if (isChangeError(error)) return error;
  reportError(error);
  const empty = { fieldErrors: [], conflicts: [], left: [] };
  return { type: 'unknown', code: '', params: {}, serverMessage: '', isSessionEnded: false, ...empty };
}
