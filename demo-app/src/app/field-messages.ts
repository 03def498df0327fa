import type { PlannerError } from '@content-planner/sdk';
import { useState } from 'react';

/** Returns the messages of single fields by field name, for a form. */
export const fieldMessages = (error: PlannerError | null): Record<string, string> =>
  Object.fromEntries((error?.fieldErrors ?? []).map(({ field, message }) => [field, message]));

/** Returns a dialog's message for an error that is not about a field, or null if only a toast shows it. */
export const formProblem = (error: PlannerError | null): string | null =>
  error?.code === 'network' ? 'No connection. Your text is kept. Try again.' : null;

/** Hides the last error of a dialog when the dialog opens again. */
function useFreshError(error: PlannerError | null, open: boolean): PlannerError | null {
  const [last, setLast] = useState<{ open: boolean; error: PlannerError | null }>({ open, error: null });
  if (last.open !== open) setLast({ open, error: open ? error : last.error });
  return error === last.error ? null : error;
}

/** Returns the messages that a dialog displays for an error of its mutation. */
export function useRefusal(error: PlannerError | null, open: boolean) {
  const fresh = useFreshError(error, open);
  return { fieldErrors: fieldMessages(fresh), problem: formProblem(fresh) };
}
