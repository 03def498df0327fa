import type { Kinds } from '../../logs/kinds/kinds-in.js';
import type { CalendarEntry, LogKind } from '../../logs/types.js';

/**
 * Returns the entries of the given kinds, or the same array if `kinds` is null or contains all kinds.
 *
 * @example entriesOfKinds(entries, ['blog', 'event'], useKinds())
 */
export function entriesOfKinds(
  entries: readonly CalendarEntry[],
  kinds: readonly LogKind[] | null,
  { list, hidden, of }: Kinds,
): readonly CalendarEntry[] {
  if (kinds === null || [...list, ...hidden].every(({ kind }) => kinds.includes(kind))) return entries;
  const shown = new Set(kinds);
  return entries.filter((entry) => shown.has(of(entry.kind).kind));
}
