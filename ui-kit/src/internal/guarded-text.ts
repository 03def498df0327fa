/**
 * Matches text that programs could interpret as a formula, with or without apostrophes before it. Imports remove one
 * apostrophe, so text such as `'=1` needs a second one.
 */
const FORMULA = /^'*[=+\-@\t\r]/;

/**
 * Returns text for a CSV cell. If programs could interpret it as a formula, puts an apostrophe before it. Imports
 * remove the apostrophe.
 *
 * @example guardedText('@handle') // "'@handle"
 */
export const guardedText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
