import Papa from 'papaparse';
import { guardedText } from '../internal/guarded-text.js';

/**
 * Returns a CSV file with a byte order mark, which Excel requires for UTF-8. Text that programs could run as a formula
 * starts with an apostrophe.
 *
 * @param rows All rows, including the headers.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${Papa.unparse(rows.map((row) => row.map(guardedText)))}\r\n`;
