import {
  fieldMessageOf,
  type MessageParams,
  SERVER_ERRORS,
  type ServerErrorCode,
} from '@content-planner/model';
import { type FieldError, type ParamsOf, PlannerError, type Problem, problemOf } from './errors.js';

/** The maximum number of errors in a response. */
export const MAX_ERRORS = 20;

/** The maximum length of an error message and of each of its parameters, in characters. */
const MAX_MESSAGE = 1000;

/** Truncates a message to 1,000 characters, because a message can repeat the input. */
export const shortened = (message: string): string =>
  message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE - 1).toWellFormed()}…` : message;

/** Returns the beginning of a list, so that its items have at most 1,000 characters together. */
function shortenedList(list: readonly string[]): readonly string[] {
  let length = 0;
  const end = list.findIndex((item) => {
    length += item.length;
    return length > MAX_MESSAGE;
  });
  return end === -1 ? list : list.slice(0, end);
}

function shortenedParams(params: MessageParams): MessageParams {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value === 'number') return [name, value];
      return [name, typeof value === 'string' ? shortened(value) : shortenedList(value)];
    }),
  );
}

/**
 * Creates an error about a field. If the parameters contain the `label` of a custom field, the message calls the field
 * by its label.
 */
export const fieldErrorOf = (field: string, { code, params }: Problem): FieldError => ({
  field: shortened(field),
  code,
  ...(params && { params: shortenedParams(params) }),
  message: shortened(fieldMessageOf(field, SERVER_ERRORS[code], params ?? {})),
});

/** Creates an error about a field from a code and its parameters. */
export const fieldError = <Code extends ServerErrorCode>(
  field: string,
  code: Code,
  ...params: ParamsOf<Code>
): FieldError => fieldErrorOf(field, problemOf(code, ...params));

/** Creates the error for a request with errors about fields. A single error determines its code. */
export function errorsIn(errors: readonly FieldError[], message: string): PlannerError {
  const [only, ...others] = errors;
  const error =
    only && others.length === 0
      ? new PlannerError(only.code, (only.params ?? {}) as never, { errors: [only] })
      : new PlannerError('fieldsInvalid', {}, { errors: [...errors] });
  error.message = message;
  return error;
}

/** Creates the error for a request with an error about one field. */
export function errorIn<Code extends ServerErrorCode>(
  field: string,
  code: Code,
  ...params: ParamsOf<Code>
): PlannerError {
  const error = fieldError(field, code, ...params);
  return errorsIn([error], error.message);
}

/**
 * Creates the error for invalid fields. The error lists the first 20 problems, and its message says how many more there
 * are.
 *
 * @param count the total number of errors, if `errors` doesn't contain all of them
 */
export function invalidFields(errors: readonly FieldError[], count = errors.length): PlannerError {
  const listed = errors
    .slice(0, MAX_ERRORS)
    .map((error) => ({ ...error, field: shortened(error.field), message: shortened(error.message) }));
  const more = count - listed.length;
  const message = shortened(listed.map((error) => error.message).join('; '));
  return errorsIn(
    listed,
    more > 0
      ? `${message}; and ${more.toLocaleString('en')} more ${more === 1 ? 'error' : 'errors'}`
      : message,
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

/**
 * Calls a function for each of several entries.
 *
 * @param path the name of the list in the request
 * @throws PlannerError `invalid` with all field errors. If there are several entries, the messages name the invalid
 *   ones.
 */
export function forEachEntry<Item, Result>(
  items: readonly Item[],
  path: string,
  check: (item: Item) => Result,
): Result[] {
  const errors: FieldError[] = [];
  const results = items.flatMap((item, index) => {
    const checked = checkInput(() => check(item));
    if (!('errors' in checked)) return [checked.value];
    for (const { field, message, ...problem } of checked.errors) {
      const name = items.length > 1 ? `Entry ${index + 1}: ` : '';
      errors.push({ field: `${path}.${index}.${field}`, ...problem, message: `${name}${message}` });
    }
    return [];
  });
  if (errors.length > 0) throw invalidFields(errors);
  return results;
}
