import { cellText } from './cell-text.js';
import { isDateText } from './date-texts.js';
import type { Sheet } from './parse-sheet.js';

/** Lists in exports, such as '[Ana, Bo]', and names with the addresses of their pages. */
const MARKUP = [
  { cell: /^\[.*\]$/s, marks: /^\[|\]$/g },
  { cell: /^(?:[^()\n]+ \(https?:\/\/[^\s)]+\)(?:, |$))+$/, marks: / \(https?:\/\/[^\s)]+\)/g },
];

/** Removes the brackets and addresses in columns whose cells all have them. */
export function withoutMarkup(rows: Sheet['rows'], headerRow: number | null): Sheet['rows'] {
  const start = (headerRow ?? -1) + 1;
  const marksOf = new Map<number, RegExp | undefined>();
  for (const row of rows.slice(start)) {
    for (const [column, text] of row.entries()) {
      const known = marksOf.get(column);
      if (text === '' || (marksOf.has(column) && known === undefined)) continue;
      const marks = MARKUP.find(({ cell }) => cell.test(text))?.marks;
      marksOf.set(column, marksOf.has(column) && known !== marks ? undefined : marks);
    }
  }
  if ([...marksOf.values()].every((marks) => marks === undefined)) return rows;
  return rows.map((row, index) =>
    index < start ? row : row.map((cell, column) => cell.replaceAll(marksOf.get(column) ?? /$^/g, '')),
  );
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
