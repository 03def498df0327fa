import { cellText } from './cell-text.js';
import { isDateText } from './date-texts.js';
import type { Sheet } from './parse-sheet.js';

/** A cell of a list in exports, such as '[Ana, Bo]'. */
const LISTED = /^\[(.*)\]$/s;

/** Removes the brackets in columns whose cells are lists. */
export function withoutBrackets(rows: Sheet['rows'], headerRow: number | null): Sheet['rows'] {
  const below = rows.slice((headerRow ?? -1) + 1);
  const listed = new Map<number, boolean>();
  for (const row of below) {
    for (const [column, cell] of row.entries()) {
      if (cell === '' || listed.get(column) === false) continue;
      listed.set(column, LISTED.test(cell));
    }
  }
  const columns = [...listed].flatMap(([column, isListed]) => (isListed ? column : []));
  if (columns.length === 0) return rows;
  return rows.map((row, index) => {
    if (index <= (headerRow ?? -1)) return row;
    return row.map((cell, column) => (columns.includes(column) ? cell.replace(LISTED, '$1') : cell));
  });
}

/**
 * Copies the text of merged cells to the rows below that have other cells, such as a channel that is merged over its
 * posts, and to the header row. Dates are not copied, because the user decides about them.
 */
export function withMergedCells(
  { rows, merged }: Pick<Sheet, 'rows' | 'merged'>,
  headerRow: number | null,
  locale: string,
): Sheet['rows'] {
  const added = new Map<number, Map<number, string>>();
  for (const { row, rows: height, column } of merged) {
    const text = rows[row]?.[column] ?? '';
    const isHeader = headerRow !== null && row <= headerRow;
    if (height === 1 || text.trim() === '' || (!isHeader && isDateText(cellText(text), locale))) continue;
    const below = Array.from({ length: height - 1 }, (_, index) => row + 1 + index);
    for (const index of below.filter((each) => isHeader === (each === headerRow))) {
      added.set(index, (added.get(index) ?? new Map()).set(column, text));
    }
  }
  if (added.size === 0) return rows;
  return rows.map((row, index) => {
    const cells = added.get(index);
    if (!cells || !row.some((cell) => cell.trim() !== '')) return row;
    const width = Math.max(row.length, ...[...cells.keys()].map((column) => column + 1));
    return Array.from({ length: width }, (_, column) => row[column] || (cells.get(column) ?? ''));
  });
}
