import type { LogKind } from '../types.js';
import { kindOf } from './kind-of.js';

/**
 * Returns the names of all values in `entry.fields` for a kind. Each checkbox of a group has its own name.
 *
 * @example ownFieldNames('event') // ['location', 'notes']
 */
export function ownFieldNames(kind: LogKind): string[] {
  return kindOf(kind).fields.flatMap((field) => {
    if (field.type === 'title' || field.type === 'date') return [];
    return field.type === 'flags' ? field.flags.map(({ name }) => name) : [field.name];
  });
}
