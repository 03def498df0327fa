import { cellText, isFormulaError } from './cell-text.js';
import { isDateText, isPeriod, looksLikeDate, type PlacedText } from './date-texts.js';
import type { WorkbookSheet } from './files/workbook.js';
import { repeatsHeaders } from './header-row.js';
import { dateHeadingFit, isCommonHeading } from './heading-words.js';
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
  /** Rows that only name a month, a week or a channel, or contain a note. */
  sections: number;
  /** Rows that repeat the headers. */
  repeated: number;
  /** Rows with sums. */
  totals: number;
  /** Rows from the headers of another table below this one. */
  otherTable: number;
  /** Rows without an entry in a sheet that has one column per channel. */
  empty: number;
  /** Rows that can become entries. */
  data: number;
}

/** The rows of a sheet. */
export interface ArrangedRows {
  /** The titles and notes above the headers. */
  titles: readonly PlacedText[];
  headers: readonly string[] | null;
  dataRows: readonly DataRow[];
  counts: RowCounts;
  merged: Sheet['merged'];
  /** The number of the header row of another table below this one, or null. */
  otherTable: number | null;
  /** The columns whose cells are combined in a column with dates. */
  dateParts: readonly number[];
  /** The cells with dates that are displayed without their year. */
  hiddenYears: WorkbookSheet['hiddenYears'];
}

const isFilled = (cell: string) => cell.trim() !== '';

/** Returns whether a row is only a heading for the rows below it, such as '— January 2027 —', perhaps with sums. */
function isSection(cells: readonly string[], locale: string): boolean {
  const [first = '', ...others] = cells.filter(isFilled).map(cellText);
  return isPeriod(first, locale) && others.every((cell) => SUM.test(cell));
}

/** A number from 100 on. Smaller ones can be days. */
const SUM = /^[^\p{L}\d]*\d(?:[\d.,\s’']*\d){2}[^\p{L}\d]*$/u;

/** Words before sums, such as 'Total', 'Total de peças:', '合計 10件' and 'davon Blog'. */
const TOTAL =
  /^(?:(?:grand |sub-?|zwischen|gesamt)?(?:totals?|totaux|totale|totaal|totalt|sum|summe|suma|somma|soma|summa)|gesamt|insgesamt|razem|celkem|spolu|i alt|yhteensä|összesen|jami|toplam|всего|итого|разом|合計|小計|小计|合计|总计|합계|davon|thereof|of which|dont|waarvan)(?!\p{L})/iu;

/** A number with a unit, such as '9 700,50 zł', 'R$ 350,00' and '12 posts'. */
const AMOUNT = /^\p{Lu}{0,3}[^\p{L}]*\d[^\p{L}]*\p{L}*$/u;

function isAmount(cell: string, locale: string): boolean {
  const isDate = !/^\d+(?:[.,]\d+)?$/.test(cell) && isDateText(cell, locale);
  return isFormulaError(cell) || (AMOUNT.test(cell) && !isDate);
}

/** Returns whether a row only has a word such as 'Total', and numbers. */
export function isTotal(cells: readonly string[], locale: string): boolean {
  const place = cells.findIndex(isFilled);
  const first = cellText(cells[place] ?? '');
  if (!TOTAL.test(first)) return false;
  const rest = first.replace(TOTAL, '').trim();
  const others = cells
    .slice(place + 1)
    .filter(isFilled)
    .map(cellText);
  if (!others.every((cell) => isAmount(cell, locale))) return false;
  // 'Total makeover' alone is a title.
  return rest === '' || AMOUNT.test(rest) || (rest.length < 30 && (others.length > 0 || /[:：]$/.test(rest)));
}

/** Returns whether a row has the headers of another table: a heading for dates, above dates, and other headings. */
function isTableHead(cells: readonly string[], below: Sheet['rows'], locale: string): boolean {
  const isDate = (cell: string | undefined) => looksLikeDate(cellText(cell ?? ''), locale);
  if (cells.some(isDate)) return false;
  const aboveDates = cells.filter(
    (cell, column) => isFilled(cell) && below.some((row) => isDate(row[column])),
  );
  return (
    aboveDates.some((cell) => dateHeadingFit(cell, []) > 0) &&
    cells.filter((cell) => isFilled(cell) && isCommonHeading(cell)).length > 1
  );
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

/** Returns the titles and notes in rows. */
export const titlesIn = (rows: Sheet['rows']): readonly PlacedText[] =>
  rows.flatMap((cells, index) => cells.filter(isFilled).map((text) => ({ text, row: index + 1 })));

/** Separates the rows that can become entries from headers and from the headings of sections. */
export function arrangeRows(
  sheet: Sheet,
  headerRow: number | null,
  { locale, groups }: { locale: string; groups?: { empty: number } | null },
): Omit<ArrangedRows, 'dateParts' | 'hiddenYears'> {
  const headers = headerRow === null ? null : (sheet.rows[headerRow]?.map(cellText) ?? null);
  // The names of groups above the headers are also headers.
  const [otherHeaders, empty] = [groups ? 1 : 0, groups?.empty ?? 0];
  const counts = {
    total: otherHeaders + empty,
    above: 0,
    headers: otherHeaders,
    sections: 0,
    repeated: 0,
    totals: 0,
    otherTable: 0,
    empty,
    data: 0,
  };
  const dataRows: DataRow[] = [];
  let otherTable: number | null = null;
  /** The column that is empty in the rows of a table inside of this one. */
  let subtable: number | null = null;
  const isInSubtable = (cells: readonly string[]) => {
    if (subtable !== null && isFilled(cells[subtable] ?? '')) subtable = null;
    return subtable !== null;
  };
  /** Counts the title of a table, which is above its headers. */
  const takeTitle = (index: number, part: 'sections' | 'otherTable') => {
    const title = dataRows.at(-1);
    if (title?.row !== index || title.cells.filter(isFilled).length > 1) return;
    dataRows.pop();
    counts.data -= 1;
    counts[part] += 1;
  };
  for (const [index, cells] of sheet.rows.entries()) {
    if (!cells.some(isFilled)) continue;
    counts.total += 1;
    if (index < (headerRow ?? 0)) counts.above += 1;
    else if (index === headerRow) counts.headers += 1;
    else if (headers && repeatsHeaders(cells, headers)) {
      counts.repeated += 1;
      takeTitle(index, 'sections');
    } else if (isInSubtable(cells)) counts.otherTable += 1;
    else if (otherTable !== null) counts.otherTable += 1;
    else if (headers && isTableHead(cells, sheet.rows.slice(index + 1, index + 4), locale)) {
      counts.otherTable += 1;
      takeTitle(index, 'otherTable');
      const start = cells.findIndex(isFilled);
      // Rows such as those of subtasks are indented below their headers.
      if (isFilled(sheet.rows[index + 1]?.[start] ?? '')) otherTable = index + 1;
      else subtable = start;
    } else if (isSection(cells, locale)) counts.sections += 1;
    else if (isTotal(cells, locale)) counts.totals += 1;
    else {
      counts.data += 1;
      dataRows.push({ row: index + 1, cells, doubt: sheet.malformed.has(index) ? 'malformed' : null });
    }
  }
  // The word before sums can be missing, or in a hidden column.
  const sums = dataRows.length > 1 ? (dataRows.at(-1)?.cells ?? []) : [];
  const isCount = /\p{L}/u.test(sums[0] ?? '') || !isFilled(sums[0] ?? '');
  if (
    isCount &&
    sums.some(isFilled) &&
    sums.filter(isFilled).every((cell) => isAmount(cellText(cell), locale))
  ) {
    dataRows.pop();
    counts.data -= 1;
    counts.totals += 1;
  }
  if (headers) {
    // A header can be merged over several columns.
    const merged = sheet.merged.filter(
      ({ row, rows }) => row <= (headerRow ?? 0) && row + rows > (headerRow ?? 0),
    );
    markWideRows(
      dataRows,
      Math.max(lengthOf(headers), ...merged.map(({ column, columns }) => column + columns)),
    );
  }
  const titles = titlesIn(sheet.rows.slice(0, headerRow ?? 0));
  return { titles, headers, dataRows, counts, otherTable, merged: sheet.merged };
}

/** Leaves out rows that have no entry. */
export function withoutEmptyRows(
  arranged: ArrangedRows,
  { emptyRows, sectionRows }: { emptyRows: ReadonlySet<number>; sectionRows: ReadonlySet<number> },
): ArrangedRows {
  if (emptyRows.size + sectionRows.size === 0) return arranged;
  const { counts } = arranged;
  const dataRows = arranged.dataRows.filter(({ row }) => !emptyRows.has(row) && !sectionRows.has(row));
  const sections = counts.sections + sectionRows.size;
  return {
    ...arranged,
    dataRows,
    counts: { ...counts, sections, empty: counts.empty + emptyRows.size, data: dataRows.length },
  };
}
