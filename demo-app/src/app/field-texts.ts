import type { PlannerError } from '@content-planner/sdk';
import type { ProblemText } from '@content-planner/ui-kit';

/**
 * The prefix of field names in errors about the first entry, for forms that create their entry with `useCreateEntries`.
 */
const FIRST_ENTRY = /^entries\.0\./;

/** Returns the texts of an error's field errors for a form, keyed by field name. */
export const fieldTexts = (error: PlannerError | null, problemText: ProblemText): Record<string, string> =>
  Object.fromEntries(
    (error?.fieldErrors ?? []).map(({ field, message, ...problem }) => [
      field.replace(FIRST_ENTRY, ''),
      problemText({ ...problem, serverMessage: message }),
    ]),
  );
