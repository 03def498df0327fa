import type { kindFields } from '../core/kind-fields.js';
import type { ResultOf } from '../graphql.js';
import type { Kind } from './kind.js';

const known = new WeakMap<object, Kind>();

/** Converts a kind from the API's format. Returns the same object for the same row. */
export function kindOf(row: ResultOf<typeof kindFields>): Kind {
  const { name, pluralName, ...kind } = row;
  const converted = known.get(row) ?? { ...kind, names: { one: name, many: pluralName } };
  known.set(row, converted);
  return converted;
}
