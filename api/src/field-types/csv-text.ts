/** The byte order mark, which makes programs read a CSV file as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * Matches text that programs could evaluate as a formula, even if it starts with apostrophes. Imports remove one
 * apostrophe, so text such as `'=1` needs a second one.
 */
const FORMULA = /^'*[=+\-@\t\r]/;

/**
 * Adds an apostrophe to the start of text that programs could evaluate as a formula. Imports remove this apostrophe.
 *
 * @example guarded('=1+1') // "'=1+1"
 */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Returns the CSV cell for a boolean. */
export const flagCell = (value: boolean): string => (value ? 'Yes' : 'No');

const quoted = (cell: string): string =>
  /["\r\n,]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Returns a line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;
