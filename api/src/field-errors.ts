import { type FieldError, PlannerError } from './errors.js';

/** The maximum number of errors in a response. */
export const MAX_ERRORS = 20;

/** The maximum length of an error message, in characters. */
const MAX_MESSAGE = 1000;

/** Truncates a message to 1,000 characters, because a message can repeat the input. */
export const shortened = (message: string): string =>
  message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE - 1).toWellFormed()}…` : message;

/**
 * Creates the error for invalid fields. The error lists the first 20 problems, and its message says how many more there
 * are.
 *
 * @param count the total number of errors, if `errors` doesn't contain all of them
 */
export function invalidFields(errors: readonly FieldError[], count = errors.length): PlannerError {
  const listed = errors
    .slice(0, MAX_ERRORS)
    .map(({ field, message }) => ({ field: shortened(field), message: shortened(message) }));
  const more = count - listed.length;
  const message = shortened(listed.map((error) => error.message).join('; '));
  return new PlannerError(
    'invalid',
    more > 0
      ? `${message}; and ${more.toLocaleString('en')} more ${more === 1 ? 'error' : 'errors'}`
      : message,
    listed,
  );
}

/**
 * Runs a check and catches the error that it throws for invalid fields.
 *
 * @returns the check's result, or the field errors
 * @throws any other error that the check throws
 */
export function checkInput<Result>(
  check: () => Result,
): { value: Result } | { errors: readonly FieldError[] } {
  try {
    return { value: check() };
  } catch (error) {
    if (!(error instanceof PlannerError) || !error.detail.errors) throw error;
    return { errors: error.detail.errors };
  }
}
