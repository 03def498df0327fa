/** An apostrophe before a character that starts a formula. CSV exports add it, so that programs don't run formulas. */
const GUARDED = /^'+[=+\-@\t\r]/;

/** What spreadsheets display if a formula fails. */
const FORMULA_ERROR = /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|ERROR!)$/;

/**
 * Returns the text of a cell without spaces around it, and without the apostrophe that CSV exports add.
 *
 * @example cellText("'@handle ") // '@handle'
 */
export const cellText = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell).trim();

/** Whether a cell contains the error of a formula, such as '#REF!'. */
export const isFormulaError = (text: string): boolean => FORMULA_ERROR.test(text);

/**
 * Normalizes headers and names, so that they can be compared: lowercase letters and digits.
 *
 * @example comparable('Publish date:') // 'publish date'
 */
export const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
