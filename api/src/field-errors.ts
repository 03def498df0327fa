import { type FieldError, PlannerError } from './errors.js';

/** The most errors that one response lists. */
export const MAX_ERRORS = 20;

/** The longest message of one error, in characters: it may repeat what was sent. */
const MAX_MESSAGE = 1000;

/** A message that may repeat what was sent, cut to 1,000 characters. */
export const shortened = (message: string): string =>
  message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE - 1).toWellFormed()}…` : message;

/**
 * What is wrong with the fields of a body: the first 20 errors, and in the message how many more there are.
 *
 * @param count how many there are in all, when not all of them are given
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
