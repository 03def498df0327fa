import type { PlannerError } from '@content-planner/sdk';
import { useState } from 'react';

/** Returns an error's field messages by field name, for a form. */
export const fieldMessages = (error: PlannerError | null): Record<string, string> =>
  Object.fromEntries((error?.fieldErrors ?? []).map(({ field, message }) => [field, message]));

/**
 * Returns the message that a dialog displays for an error that is not about a field. Null if only a toast displays it.
 */
export const formProblem = (error: PlannerError | null): string | null =>
  error?.code === 'network' ? 'No connection. Your text is kept. Try again.' : null;

/** Returns a dialog's error, but hides an old error when the dialog opens again. */
function useFreshError(error: PlannerError | null, open: boolean): PlannerError | null {
  const [last, setLast] = useState<{ open: boolean; error: PlannerError | null }>({ open, error: null });
  if (last.open !== open) setLast({ open, error: open ? error : last.error });
  return error === last.error ? null : error;
}

/** Returns the messages that a dialog displays for its mutation's error. */
export function useRefusal(error: PlannerError | null, open: boolean) {
  const fresh = useFreshError(error, open);
  return { fieldErrors: fieldMessages(fresh), problem: formProblem(fresh) };
}
