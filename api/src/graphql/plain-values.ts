import type { DynamicFields } from '../logs/entry.entity.js';

/**
 * Custom values as GraphQL may return them. Values with a key `then`, which was allowed once, look like a promise to
 * the code that runs queries, so they are wrapped in what JSON writes out as the same.
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
