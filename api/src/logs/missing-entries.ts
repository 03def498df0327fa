import { PlannerError } from '../errors.js';

/**
 * Creates the error for requests that apply to either all entries or none, if some of the entries do not exist in the
 * scope.
 *
 * @param paths the paths of the missing entries' ids in the input, such as `ids.2`
 * @param nothing the last sentence of the message, such as `Nothing was moved.`
 */
export function missingEntries(paths: readonly string[], nothing: string): PlannerError {
  const which = paths.length === 1 ? 'One entry no longer exists' : `${paths.length} entries no longer exist`;
  const errors = paths.map((field) => ({ field, message: 'Log entry not found' }));
  return new PlannerError('notFound', `${which}. ${nothing}`, errors);
}
