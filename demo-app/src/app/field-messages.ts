import type { PlannerError } from '@content-planner/sdk';
import { useState } from 'react';

/** The messages of single fields, by the field's name, for a form to show them. */
export const fieldMessages = (error: PlannerError | null): Record<string, string> =>
  Object.fromEntries((error?.fieldErrors ?? []).map(({ field, message }) => [field, message]));

/** The same for a dialog that opens again and again: what was refused the last time is forgotten by then. */
export function useFieldMessages(error: PlannerError | null, open: boolean): Record<string, string> {
  const [last, setLast] = useState<{ open: boolean; error: PlannerError | null }>({ open, error: null });
  if (last.open !== open) setLast({ open, error: open ? error : last.error });
  return fieldMessages(error === last.error ? null : error);
}
