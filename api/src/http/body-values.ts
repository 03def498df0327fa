import { PlannerError } from '../errors.js';

/** The most values of a body: twice what the longest list of ids has. */
const MAX_VALUES = 20_000;

/** The most lists and objects inside each other. */
const MAX_NESTING = 32;

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Rejects a parsed body with so many values, or nested so deeply, that checking it would take long.
 *
 * @throws PlannerError `invalid`
 */
export function checkValues(body: unknown): void {
  let level = [body].filter(isNested);
  let values = 0;
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_NESTING) {
      throw new PlannerError('invalid', `A request may nest lists and objects at most ${MAX_NESTING} deep.`);
    }
    const next: object[] = [];
    for (const nested of level) {
      const inside: unknown[] = Array.isArray(nested) ? nested : Object.values(nested);
      values += inside.length;
      if (values > MAX_VALUES) {
        throw new PlannerError('invalid', 'A request may have at most 20,000 values: send several requests.');
      }
      for (const value of inside) if (isNested(value)) next.push(value);
    }
    level = next;
  }
}
