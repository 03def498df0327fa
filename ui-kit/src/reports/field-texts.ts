import type { ProblemText } from '../messages/problem.js';
import type { ChangeError } from './change-error.js';

/**
 * The prefix of field names in errors about the first entry, for forms that create their entry with `useCreateEntries`.
 */
const FIRST_ENTRY = /^entries\.0\./;

/**
 * Returns the texts of an error's field errors for a form, keyed by field name.
 *
 * @example
 * const [register, { error }] = useRegister();
 * <RegisterForm fieldErrors={fieldTexts(error, useProblemText())} onSubmit={({ values }) => register(values)} />
 */
export const fieldTexts = (
  error: Pick<ChangeError, 'fieldErrors'> | null,
  problemText: ProblemText,
): Record<string, string> =>
  Object.fromEntries(
    (error?.fieldErrors ?? []).map(({ field, message, ...problem }) => [
      field.replace(FIRST_ENTRY, ''),
      problemText({ ...problem, serverMessage: message }),
    ]),
  );
