import type { SheetRow } from './read-rows.js';

/** Returns the numbers of the rows that have the same kind, title and day as an earlier row. */
export function findDuplicates(rows: readonly SheetRow[]): ReadonlySet<number> {
  const seen = new Set<string>();
  const found = new Set<number>();
  for (const { row, key } of rows) {
    if (key === null) continue;
    if (seen.has(key)) found.add(row);
    seen.add(key);
  }
  return found;
}
