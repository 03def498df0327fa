import type { DynamicFields } from '../field-types/field-types.js';

/**
 * Makes custom values safe to return from resolvers. Older entries may have a field named `then`. An object with that
 * key would be treated as a promise, so the values are wrapped in another object that serializes to the same JSON.
 */
export const plainValues = (values: DynamicFields): DynamicFields =>
  Object.hasOwn(values, 'then') ? (new Wrapped(values) as unknown as DynamicFields) : values;

class Wrapped {
  readonly #values: DynamicFields;

  constructor(values: DynamicFields) {
    this.#values = values;
  }

  toJSON(): DynamicFields {
    return this.#values;
  }
}
