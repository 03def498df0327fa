import type { PlannerError } from '@content-planner/sdk';
import { useState } from 'react';

/** The messages of single fields, by the field's name, for a form to show them. */
export const fieldMessages = (error: PlannerError | null): Record<string, string> =>
  Object.fromEntries((error?.fieldErrors ?? []).map(({ field, message }) => [field, message]));

/** Why a form as a whole could not be saved, as far as its dialog says it; else null. */
export const formProblem = (error: PlannerError | null): string | null =>
  error?.code === 'network' ? 'No connection. Your text is kept. Try again.' : null;

/** The error of a dialog that opens again and again: what was refused the last time is forgotten by then. */
function useFreshError(error: PlannerError | null, open: boolean): PlannerError | null {
  const [last, setLast] = useState<{ open: boolean; error: PlannerError | null }>({ open, error: null });
  if (last.open !== open) setLast({ open, error: open ? error : last.error });
  return error === last.error ? null : error;
}

/** What a dialog says of the error of its write. */
export function useRefusal(error: PlannerError | null, open: boolean) {
  const fresh = useFreshError(error, open);
  return { fieldErrors: fieldMessages(fresh), problem: formProblem(fresh) };
}
