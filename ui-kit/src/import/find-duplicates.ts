import { comparable } from './cell-text.js';
import type { SheetRow } from './read-rows.js';

/** Returns the numbers of the rows that have the same kind, title and day as an earlier row. */
export function findDuplicates(rows: readonly SheetRow[]): ReadonlySet<number> {
  const seen = new Set<string>();
  const found = new Set<number>();
  for (const { row, entry } of rows) {
    if (entry === null) continue;
    const key = `${entry.kind} ${entry.startDate} ${comparable(entry.title) || entry.title}`;
    if (seen.has(key)) found.add(row);
    seen.add(key);
  }
  return found;
}
