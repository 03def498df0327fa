/** Text that programs could interpret as a formula, even after one apostrophe is removed. */
const FORMULA = /^'*[=+\-@\t\r]/;

/**
 * Returns text for a CSV cell that programs don't interpret as a formula. Imports remove the apostrophe.
 *
 * @example guardedText('@handle') // "'@handle"
 */
export const guardedText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
