import { cellText } from './cell-text.js';
import { isPeriod } from './date-texts.js';
import { repeatsHeaders } from './header-row.js';
import type { Sheet } from './parse-sheet.js';

/** A row that can become an entry. */
export interface DataRow {
  /** The row number in the sheet, starting at 1. */
  row: number;
  cells: readonly string[];
  /** Why the cells of the row might be wrong or in the wrong columns, or null. */
  doubt: RowDoubt | null;
}

/** The quotation marks of a row do not match, or the row has more cells than the headers. */
export type RowDoubt = 'malformed' | 'tooManyCells';

/** The rows of a sheet that are not empty, by what they contain. Their numbers add up to `total`. */
export interface RowCounts {
  total: number;
  /** The titles and notes above the headers. */
  above: number;
  headers: number;
  /** Rows that only name a month or a week. */
  sections: number;
  /** Rows that repeat the headers. */
  repeated: number;
  /** Rows without an entry in a sheet that has one column per channel. */
  empty: number;
  /** Rows that can become entries. */
  data: number;
}

/** The rows of a sheet. */
export interface ArrangedRows {
  headers: readonly string[] | null;
  dataRows: readonly DataRow[];
  counts: RowCounts;
  merged: Sheet['merged'];
}

const isFilled = (cell: string) => cell.trim() !== '';

/** Returns whether a row is only a heading for the rows below it, such as '— January 2027 —'. */
function isSection(cells: readonly string[], locale: string): boolean {
  const first = cells.findIndex(isFilled);
  return first === cells.findLastIndex(isFilled) && isPeriod(cellText(cells[first] ?? ''), locale);
}

/** Returns the number of cells up to the last one that is filled. */
const lengthOf = (cells: readonly string[]) => cells.findLastIndex(isFilled) + 1;

/** Marks rows with more cells than the headers, in which a cell was probably divided at a comma. */
function markWideRows(dataRows: DataRow[], width: number): void {
  const wide = dataRows.filter(({ cells }) => lengthOf(cells) > width);
  // If most rows are like that, a column has no header.
  if (wide.length > dataRows.length / 2) return;
  for (const row of wide) row.doubt ??= 'tooManyCells';
}

/** Separates the rows that can become entries from headers and from the headings of sections. */
export function arrangeRows(sheet: Sheet, headerRow: number | null, locale: string): ArrangedRows {
  const headers = headerRow === null ? null : (sheet.rows[headerRow]?.map(cellText) ?? null);
  const counts = { total: 0, above: 0, headers: 0, sections: 0, repeated: 0, empty: 0, data: 0 };
  const dataRows: DataRow[] = [];
  for (const [index, cells] of sheet.rows.entries()) {
    if (!cells.some(isFilled)) continue;
    counts.total += 1;
    if (index < (headerRow ?? 0)) counts.above += 1;
    else if (index === headerRow) counts.headers += 1;
    else if (headers && repeatsHeaders(cells, headers)) counts.repeated += 1;
    else if (isSection(cells, locale)) counts.sections += 1;
    else {
      counts.data += 1;
      dataRows.push({ row: index + 1, cells, doubt: sheet.malformed.has(index) ? 'malformed' : null });
    }
  }
  if (headers) markWideRows(dataRows, lengthOf(headers));
  return { headers, dataRows, counts, merged: sheet.merged };
}

/** Leaves out rows that have no entry. */
export function withoutEmptyRows(arranged: ArrangedRows, empty: ReadonlySet<number>): ArrangedRows {
  if (empty.size === 0) return arranged;
  const { dataRows, counts } = arranged;
  return {
    ...arranged,
    dataRows: dataRows.filter(({ row }) => !empty.has(row)),
    counts: { ...counts, empty: empty.size, data: counts.data - empty.size },
  };
}
