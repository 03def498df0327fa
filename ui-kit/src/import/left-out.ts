import type { LogKind } from '../logs/types.js';
import { cellText } from './cell-text.js';
import type { ImportTarget } from './import-targets.js';
import { sheetRow } from './read-rows.js';
import type { CheckedRow } from './use-checked-rows.js';

/** Why values of rows that are imported are not imported themselves. */
export type LeftOutReason =
  /** No target was chosen for the column. */
  | { type: 'column'; column: number }
  /** The kind has no such field. */
  | { type: 'field'; label: string; kind: LogKind }
  /** Entries of the kind have one day, so their end is not imported. */
  | { type: 'end'; kind: LogKind }
  /** The word is left out. */
  | { type: 'word'; word: string; label: string };

/** Values that are not imported for the same reason. */
export interface LeftOutValues {
  reason: LeftOutReason;
  cells: readonly { row: number; column: number }[];
}

interface LeftOutInput {
  rows: readonly CheckedRow[];
  dataRows: readonly { row: number; cells: readonly string[] }[];
  columns: readonly (string | null)[];
  targets: readonly ImportTarget[];
}

/** Returns the values of the selected rows that will not be imported, by reason, the most frequent one first. */
export function leftOutValues({ rows, dataRows, columns, targets }: LeftOutInput): LeftOutValues[] {
  const cellsOf = new Map(dataRows.map(({ row, cells }) => [row, cells]));
  const labels = new Map(targets.map(({ id, label }) => [id, label]));
  const groups = new Map<string, { reason: LeftOutReason; cells: { row: number; column: number }[] }>();
  const add = (key: string, reason: LeftOutReason, row: number, column: number) => {
    const group = groups.get(key) ?? { reason, cells: [] };
    group.cells.push({ row, column });
    groups.set(key, group);
  };
  const columnOf = new Map(columns.flatMap((id, column) => (id === null ? [] : [[id, column] as const])));
  const unused = columns.flatMap((id, column) => (id === null ? [{ column, key: `column ${column}` }] : []));
  const counted = new Set<number>();
  for (const { row: number, channel, kind, ignored, emptyWords, isSelected } of rows) {
    if (!isSelected || kind === null) continue;
    const row = sheetRow(number);
    // A row with several entries has only one value in each of the other columns.
    if (!counted.has(row)) {
      const cells = cellsOf.get(row) ?? [];
      for (const { column, key } of unused) {
        if (cellText(cells[column] ?? '') !== '') add(key, { type: 'column', column }, row, column);
      }
      counted.add(row);
    }
    for (const id of ignored) {
      // Several days in one cell have no column for their end.
      const column = columnOf.get(id) ?? columnOf.get('startDate') ?? 0;
      const label = labels.get(id) ?? '';
      const reason: LeftOutReason = id === 'endDate' ? { type: 'end', kind } : { type: 'field', label, kind };
      add(`${kind} ${id}`, reason, row, column);
    }
    for (const { word, target } of emptyWords) {
      // Platforms can also be in the column of the types.
      const column = columnOf.get(target) ?? channel ?? columnOf.get('kind') ?? 0;
      add(`${target} ${word}`, { type: 'word', word, label: labels.get(target) ?? '' }, row, column);
    }
  }
  return [...groups.values()].toSorted((one, other) => other.cells.length - one.cells.length);
}
