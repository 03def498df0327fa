import type { PlannerError } from '@content-planner/sdk';

/**
 * The prefix of field names in errors about the first entry, for forms that create their entry with `useCreateEntries`.
 */
const FIRST_ENTRY = /^entries\.0\./;

/** Returns an error's field messages for a form, keyed by field name. */
export const fieldMessages = (error: PlannerError | null): Record<string, string> =>
  Object.fromEntries(
    (error?.fieldErrors ?? []).map(({ field, message }) => [field.replace(FIRST_ENTRY, ''), message]),
  );
