import type { EntryValue } from './field-types.js';

/** The byte order mark, which makes programs read a CSV file as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * Matches text that programs could evaluate as a formula: text that starts with `=`, `+`, `-` or `@`, in any width, even
 * after white space and invisible characters, which many programs remove; and text that starts with a tab, a line break
 * or a no-break space. The text can have apostrophes before it: imports remove one, so text such as `'=1` needs a second
 * one.
 */
const FORMULA = /^'*(?:[\t-\r\u00a0]|[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/u;

/**
 * Adds an apostrophe to the start of text that programs could evaluate as a formula. Imports remove this apostrophe.
 *
 * @example guarded('=1+1') // "'=1+1"
 */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/**
 * Returns the CSV cell for a value. Only text can be a formula: a negative number starts with a minus sign, but programs
 * read it as a number.
 *
 * @example cellOf(true) // 'Yes'
 */
export function cellOf(value: EntryValue | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return guarded(value.join('; '));
  return typeof value === 'number' ? String(value) : guarded(String(value));
}

const quoted = (cell: string): string =>
  /["\r\n,]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Returns a line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;
