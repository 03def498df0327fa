/** An apostrophe before a character that starts a formula. CSV exports add it, so that programs don't run formulas. */
const GUARDED = /^'+[=+\-@\t\r]/;

/** What spreadsheets display if a formula fails. */
const FORMULA_ERROR = /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|ERROR!)$/;

/**
 * Returns a cell's text without surrounding spaces, and without the apostrophe that CSV exports add.
 *
 * @example cellText("'@handle ") // '@handle'
 */
export const cellText = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell).trim();

/** Returns whether a cell contains a formula error, such as '#REF!'. */
export const isFormulaError = (text: string): boolean => FORMULA_ERROR.test(text);

/**
 * Normalizes headers and names so that they can be compared. The result contains only lowercase letters, digits, and
 * single spaces between words.
 *
 * @example comparable('Publish date:') // 'publish date'
 */
export const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
