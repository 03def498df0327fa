import Papa from 'papaparse';
import { guardedText } from '../internal/guarded-text.js';

/**
 * Returns a CSV file with a byte order mark, which Excel requires for UTF-8. An apostrophe is added before text that
 * programs could run as a formula.
 *
 * @param rows All rows, including the headers.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${Papa.unparse(rows.map((row) => row.map(guardedText)))}\r\n`;
