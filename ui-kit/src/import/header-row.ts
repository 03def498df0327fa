import { cellText, comparable } from './cell-text.js';
import { isDateText, looksLikeDate } from './date-texts.js';
import type { ImportTarget } from './import-targets.js';

type Row = readonly string[];

/** The number of rows to search for known headers. */
const MAX_TITLE_ROWS = 20;

const filled = (row: Row) => row.map(cellText).filter((cell) => cell !== '');

/** The number of rows to examine to determine a sheet's width. */
const SAMPLE = 200;

/** Returns the most common number of filled cells in a row. */
function usualWidth(rows: readonly Row[]): number {
  const counts = new Map<number, number>();
  for (const row of rows.slice(0, SAMPLE)) {
    const width = filled(row).length;
    if (width > 0) counts.set(width, (counts.get(width) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}

/**
 * Returns whether a row looks like a header row: enough of its cells are filled, and all of them contain short text
 * that is not a date or a number.
 */
function isPlausible(row: Row, width: number, locale: string): boolean {
  const cells = filled(row);
  return (
    cells.length >= Math.min(Math.max(2, width * 0.6), Math.max(width, 1)) &&
    cells.every((cell) => cell.length <= 60 && !looksLikeDate(cell, locale) && !/^[\d.,\s%$€£-]+$/.test(cell))
  );
}

/**
 * Proposes the header row of a sheet. It is often not the first row, because many sheets have a title or notes above
 * the headers.
 *
 * @returns The header row's index, or null if the sheet has no header row.
 */
export function proposeHeaderRow(
  rows: readonly Row[],
  targets: readonly ImportTarget[],
  locale: string,
): number | null {
  const names = new Set(targets.flatMap((target) => target.names));
  const width = usualWidth(rows);
  let best: { index: number; known: number } | null = null;
  for (const [index, row] of rows.slice(0, MAX_TITLE_ROWS).entries()) {
    if (!isPlausible(row, width, locale)) continue;
    const known = filled(row).filter((cell) => names.has(comparable(cell))).length;
    if (known > 0 && (best === null || known > best.known)) best = { index, known };
  }
  if (best) return best.index;
  // If the headers are in an unknown language, they are recognized by a date in the row below them.
  const first = rows.findIndex((row) => filled(row).length >= Math.max(2, width * 0.6));
  const [header, next] = [rows[first], rows[first + 1]];
  const hasDate = next?.some((cell) => isDateText(cellText(cell), locale));
  return header && isPlausible(header, width, locale) && hasDate ? first : null;
}
