/** Text that programs could calculate as a formula, also after one apostrophe was removed. */
const FORMULA = /^'*[=+\-@\t\r]/;

/**
 * Returns text for a CSV cell that programs don't run as a formula. Imports remove the apostrophe.
 *
 * @example guardedText('@handle') // "'@handle"
 */
export const guardedText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
