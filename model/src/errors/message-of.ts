import type { ErrorDescription, MessageParams } from './error-type.js';

/**
 * Returns the English message of an error.
 *
 * @example
 * messageOf(ERRORS.tooManyViews, { max: 100 }); // 'You can have at most 100 views. Delete one first.'
 */
export const messageOf = ({ message }: ErrorDescription<string>, params: MessageParams): string =>
  typeof message === 'string' ? message : message(params as never);

/**
 * Returns the English message about a field. A message that begins with a lowercase letter follows the field's name.
 *
 * @param field the path of the field; empty for the body
 * @param params the parameters, which can contain the `label` of a custom field
 */
export function fieldMessageOf(
  field: string,
  description: ErrorDescription<string>,
  params: MessageParams,
): string {
  const message = messageOf(description, params);
  return /^[a-z]/.test(message) ? `${params.label ?? (field || 'The body')} ${message}` : message;
}
