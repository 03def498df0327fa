import { PlannerError } from '../errors.js';

/** The maximum number of values in a body, which is twice the length of the longest list of ids. */
export const MAX_VALUES = 20_000;

/** The maximum number of values in an import: 50 for each row. */
export const MAX_IMPORT_VALUES = 500_000;

/**
 * The maximum number of keys in an object. It is more than twice the limit for custom values, so that an entry with too
 * many custom values gets the error for that limit.
 */
const MAX_KEYS = 500;

/** The maximum depth of nested lists and objects. */
const MAX_NESTING = 32;

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Rejects a parsed body that would take too long to validate, because it has too many values, has too many keys in an
 * object or is nested too deeply.
 *
 * @param maxValues the maximum number of values
 * @throws PlannerError `invalid`
 */
export function checkValues(body: unknown, maxValues = MAX_VALUES): void {
  let level = [body].filter(isNested);
  let values = 0;
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_NESTING) throw new PlannerError('tooDeep', { max: MAX_NESTING });
    const next: object[] = [];
    for (const nested of level) {
      const inside: unknown[] = Array.isArray(nested) ? nested : Object.values(nested);
      values += inside.length;
      if (values > maxValues) throw new PlannerError('tooManyValues', { max: maxValues });
      if (!Array.isArray(nested) && inside.length > MAX_KEYS) {
        throw new PlannerError('tooManyKeys', { max: MAX_KEYS });
      }
      for (const value of inside) if (isNested(value)) next.push(value);
    }
    level = next;
  }
}
