import { dayNumber, isCalendarDate } from '@content-planner/model';
import { cellText, comparable } from './cell-text.js';
import { shapeOf } from './column-content.js';
import { isDateText, looksLikeDate } from './date-texts.js';
import { headingFit, isCommonHeading } from './heading-words.js';
import type { ImportTarget } from './import-targets.js';

type Row = readonly string[];

/** The number of rows to search for headers. */
const MAX_TITLE_ROWS = 20;

/** The maximum length of a header. */
const MAX_LENGTH = 60;

const textsOf = (row: Row) => row.map(cellText);
const filled = (row: Row) => textsOf(row).filter((cell) => cell !== '');

/** The number of rows to examine to determine a sheet's shape. */
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

/** Returns the cells of a row without the days of a timeline, which are equally far from each other. */
function withoutTimeline(cells: readonly string[]): readonly string[] {
  const days = cells.flatMap((cell) => (isCalendarDate(cell) ? dayNumber(cell) : []));
  const step = (days[1] ?? 0) - (days[0] ?? 0);
  const isTimeline =
    days.length > 3 &&
    step > 0 &&
    days.every((day, index) => index === 0 || day - (days[index - 1] ?? 0) === step);
  return isTimeline ? cells.filter((cell) => !isCalendarDate(cell)) : cells;
}

/**
 * Returns whether a row could be a header row: enough of its cells are filled, and all of them contain short text that
 * is not a date or a number.
 */
function isPlausible(row: Row, width: number, locale: string): boolean {
  const cells = filled(row);
  return (
    cells.length >= Math.min(Math.max(2, width * 0.6), Math.max(width, 1)) &&
    withoutTimeline(cells).every(
      (cell) => cell.length <= MAX_LENGTH && !looksLikeDate(cell, locale) && !/^[\d.,\s%$€£-]+$/.test(cell),
    )
  );
}

/**
 * Returns whether a row repeats the headers, as sheets with many sections do.
 *
 * @example repeatsHeaders(['Date', '', 'Title'], ['Date', 'Type', 'Title']) // true
 */
export function repeatsHeaders(row: Row, headers: Row): boolean {
  let filledCells = 0;
  for (const [column, cell] of row.entries()) {
    if (cell.trim() === '') continue;
    if (comparable(cell) !== comparable(headers[column] ?? '')) return false;
    filledCells += 1;
  }
  return filledCells > 1;
}

/** Replaces letters and digits, so that '1-Yanvar' and '31-Dekabr' are the same. */
const pattern = (cell: string) => cell.replaceAll(/\p{N}+/gu, '9').replaceAll(/\p{L}+/gu, 'a');

const share = (cells: readonly string[], fits: (cell: string) => boolean) =>
  cells.filter(fits).length / Math.max(cells.length, 1);

/** Returns a positive number if a cell differs from the cells below it as headers do, or a negative number. */
function contrast(header: string, below: readonly string[], locale: string): number {
  if (header === '' || below.length === 0) return 0;
  const names = new Set(below.map(comparable));
  // The header is also a value, and is not just repeated with the other headers.
  if (names.has(comparable(header)) && names.size < below.length) return -1;
  const isDate = (cell: string) => isDateText(cell, locale);
  if (share(below, isDate) >= 0.6) return isDate(header) ? -2 : 1;
  const shape = shapeOf(header, locale);
  const typed = shapeOf(below[0] ?? '', locale);
  if (typed !== 'text' && share(below, (cell) => shapeOf(cell, locale) === typed) >= 0.6) {
    return shape === typed ? -1 : 1;
  }
  const common = pattern(below[0] ?? '');
  if (/9/.test(common) && share(below, (cell) => pattern(cell) === common) >= 0.6) {
    return pattern(header) === common ? -2 : 1;
  }
  const length = below.reduce((sum, cell) => sum + cell.length, 0) / below.length;
  // Values that repeat below a text that does not are words from a list, such as 'Draft'.
  if (names.size <= below.length / 2) return 0.5;
  return length > 2 * header.length ? 0.25 : 0;
}

/**
 * Proposes the header row of a sheet: the row whose cells differ most from the cells below them. It is often not the
 * first row, because many sheets have a title or notes above the headers.
 *
 * @returns The header row's index, or null if the sheet has no header row.
 */
export function proposeHeaderRow(
  rows: readonly Row[],
  targets: readonly ImportTarget[],
  locale: string,
): number | null {
  const names = targets.flatMap((target) => target.names);
  const isKnown = (cell: string) =>
    isCommonHeading(cell) || names.some((name) => headingFit(cell, name) === 1);
  const width = usualWidth(rows);
  const hasDate = (row: Row) => filled(row).some((cell) => looksLikeDate(cell, locale));
  let best: { index: number; score: number; known: number } | null = null;
  for (const [index, row] of rows.slice(0, MAX_TITLE_ROWS).entries()) {
    if (!isPlausible(row, width, locale)) continue;
    // The first of several equal header rows is above all data.
    if (best && repeatsHeaders(row, rows[best.index] ?? [])) continue;
    const headers = textsOf(row);
    const below = rows
      .slice(index + 1, index + 1 + SAMPLE)
      .filter((cells) => !repeatsHeaders(cells, headers))
      .map(textsOf);
    const contrasts = headers.map((header, column) =>
      contrast(
        header,
        below.flatMap((cells) => cells[column] || []),
        locale,
      ),
    );
    // A name such as 'Instagram' or 'Newsletter' counts less than a value in the column that also contains it.
    const known = headers.filter(
      (cell, column) => cell !== '' && (contrasts[column] ?? 0) >= 0 && isKnown(cell),
    );
    const repeated = headers.length - new Set(headers.map(comparable)).size;
    const score = contrasts.reduce((sum, each) => sum + each, 0) + known.length - Math.min(repeated, 1) / 4;
    if (score <= 0 || (best !== null && score <= best.score)) continue;
    // Rows with dates between two header rows are a separate table.
    const between = best === null ? [] : rows.slice(best.index + 1, index);
    const isTable = best !== null && best.known > 1 && between.filter(hasDate).length > 1;
    if (!isTable) best = { index, score, known: known.length };
  }
  return best?.index ?? null;
}
