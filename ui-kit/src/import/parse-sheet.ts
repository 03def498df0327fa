import Papa from 'papaparse';
import type { MergedCells } from './files/workbook.js';

/** The characters that can separate cells. Those that are less common in text come first. */
export const DELIMITERS = ['\t', ';', ',', '|'] as const;

/** The character that separates the cells of a row. */
export type Delimiter = (typeof DELIMITERS)[number];

/** The rows of a sheet, including empty ones. */
export interface Sheet {
  rows: readonly (readonly string[])[];
  /** Null if the sheet is from a workbook. */
  delimiter: Delimiter | null;
  /** Indexes of rows whose quotation marks do not match. Their cells might be wrong. */
  malformed: ReadonlySet<number>;
  /** The merged cells. Text files have none. */
  merged: readonly MergedCells[];
}

/** The number of rows to examine when detecting the delimiter. */
const SAMPLE = 100;

/** A first line in which Excel declares the delimiter. */
const DECLARATION = /^sep=([\t;,|])\n/i;

/** Line endings inside quotation marks are part of the text. */
const QUOTED_OR_LINE_END = /(?<=^|[\t;,|\r\n])"[^"]*(?:""[^"]*)*"|\r\n?/g;

const isDelimiter = (text: string | undefined): text is Delimiter =>
  DELIMITERS.some((delimiter) => delimiter === text);

const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== '');

function parse(text: string, delimiter: Delimiter, preview = 0) {
  return Papa.parse<string[]>(text, { delimiter, newline: '\n', preview });
}

/** Returns the most common number of cells in a row, and the share of rows that have this number. */
function consistency(rows: readonly (readonly string[])[]): { share: number; width: number } {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  let width = 0;
  for (const [length, count] of counts) {
    if (length > 1 && count > (counts.get(width) ?? 0)) width = length;
  }
  return { share: (counts.get(width) ?? 0) / Math.max(rows.length, 1), width };
}

/**
 * Detects the delimiter: the one that divides most rows into the same number of cells. Counting characters would fail
 * if every row contained decimal commas.
 */
function detectDelimiter(text: string): Delimiter {
  let best: { delimiter: Delimiter; share: number; width: number } | null = null;
  for (const delimiter of DELIMITERS) {
    const rows = parse(text, delimiter, SAMPLE).data.filter(isFilled);
    const { share, width } = consistency(rows);
    if (width < 2) continue;
    if (best === null || share > best.share) best = { delimiter, share, width };
  }
  return best?.delimiter ?? ',';
}

/** Marks cells that {@link withQuotes} has changed. This character is reserved for private use. */
const UNQUOTED = '\ue000';

/** A cell that starts with a quotation mark, which either closes at the end of the cell or is part of the text. */
const QUOTED: Readonly<Record<Delimiter, RegExp>> = {
  '\t': /(^|[\t\n])(?:("(?:[^"]|"")*")(?=[\t\n]|$)|("[^\t\n]*))/g,
  ';': /(^|[;\n])(?:("(?:[^"]|"")*")(?=[;\n]|$)|("[^;\n]*))/g,
  ',': /(^|[,\n])(?:("(?:[^"]|"")*")(?=[,\n]|$)|("[^,\n]*))/g,
  '|': /(^|[|\n])(?:("(?:[^"]|"")*")(?=[|\n]|$)|("[^|\n]*))/g,
};

/**
 * Quotes cells that start with a quotation mark without being quoted. Spreadsheets copy `"Best of" list` like this, and
 * the mark would otherwise swallow the rows below it.
 */
const withQuotes = (text: string, delimiter: Delimiter) =>
  text.replaceAll(QUOTED[delimiter], (found, before: string, _quoted, unquoted: string | undefined) =>
    unquoted === undefined ? found : `${before}"${UNQUOTED}${unquoted.replaceAll('"', '""')}"`,
  );

/**
 * Parses CSV, TSV, or cells copied from a spreadsheet.
 *
 * @param delimiter Defaults to the one that fits best.
 * @example parseSheet('Date;Title\n2026-03-08;Spring').rows // [['Date', 'Title'], ['2026-03-08', 'Spring']]
 */
export function parseSheet(given: string, delimiter?: Delimiter): Sheet {
  // Normalize line endings, because Papa Parse expects all lines to have the same ending as the first one.
  const lines = given.replaceAll(QUOTED_OR_LINE_END, (found) => (found.endsWith('"') ? found : '\n'));
  const declared = DECLARATION.exec(lines)?.[1];
  const text = declared === undefined ? lines : lines.slice('sep=,\n'.length);
  const chosen = delimiter ?? (isDelimiter(declared) ? declared : detectDelimiter(text));
  const { data, errors } = parse(withQuotes(text, chosen), chosen);
  const malformed = new Set(
    errors.flatMap(({ type, row }) => (type === 'Quotes' && row !== undefined ? [row] : [])),
  );
  const rows = data.map((cells, index) => {
    if (!cells.some((cell) => cell.startsWith(UNQUOTED))) return cells;
    // Only spreadsheets copy cells with tabs. In a file, a quotation mark that does not close is a mistake.
    if (chosen !== '\t') malformed.add(index);
    return cells.map((cell) => (cell.startsWith(UNQUOTED) ? cell.slice(1) : cell));
  });
  return { rows, delimiter: chosen, malformed, merged: [] };
}
