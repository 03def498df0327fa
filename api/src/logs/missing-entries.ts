import { PlannerError } from '../errors.js';
import { fieldError } from '../field-errors.js';

/**
 * Creates the error for requests that apply to either all entries or none, if some of the entries do not exist in the
 * scope.
 *
 * @param paths the paths of the missing entries' ids in the input, such as `ids.2`
 */
export const missingEntries = (
  code: 'entriesToDuplicateGone' | 'entriesToMoveGone',
  paths: readonly string[],
): PlannerError =>
  new PlannerError(
    code,
    { count: paths.length },
    { errors: paths.map((path) => fieldError(path, 'entryNotFound')) },
  );
