import type { LogKind } from '../types.js';
import { kindOf } from './kind-of.js';

/**
 * Names of what a kind keeps in `entry.fields`: its texts, and its ticks each on its own.
 *
 * @example ownFieldNames('event') // ['location', 'notes']
 */
export function ownFieldNames(kind: LogKind): string[] {
  return kindOf(kind).fields.flatMap((field) => {
    if (field.type === 'title' || field.type === 'date') return [];
    return field.type === 'flags' ? field.flags.map(({ name }) => name) : [field.name];
  });
}
