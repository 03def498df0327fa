import { kindOf } from '../../logs/kinds/kind-of.js';
import { type CalendarEntry, LOG_KINDS, type LogKind } from '../../logs/types.js';

/**
 * Returns the entries of the given kinds, or the same array if all kinds are included.
 *
 * @example entriesOfKinds(entries, ['blog', 'event'])
 */
export function entriesOfKinds(
  entries: readonly CalendarEntry[],
  kinds: readonly LogKind[],
): readonly CalendarEntry[] {
  if (LOG_KINDS.every((kind) => kinds.includes(kind))) return entries;
  const shown = new Set(kinds);
  return entries.filter((entry) => shown.has(kindOf(entry.kind).kind));
}
