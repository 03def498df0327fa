/**
 * What programs could interpret as a formula: text that starts with `=`, `+`, `-` or `@`, in any width, even after white
 * space and invisible characters, which many programs remove; and text that starts with a tab, a line break or a
 * no-break space. `csv-text.ts` in the api has the same rule for exports.
 */
const FORMULA = String.raw`(?:[\t-\r\u00a0]|[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫−])`;

/** Imports remove one apostrophe, so text such as `'=1` needs a second one. */
const UNGUARDED = new RegExp(`^'*${FORMULA}`, 'u');
const GUARDED = new RegExp(`^'+${FORMULA}`, 'u');

/**
 * Returns text for a CSV cell. If programs could interpret it as a formula, puts an apostrophe before it. Imports
 * remove the apostrophe.
 *
 * @example guardedText('@handle') // "'@handle"
 */
export const guardedText = (text: string): string => (UNGUARDED.test(text) ? `'${text}` : text);

/** Whether a CSV cell has an apostrophe that {@link guardedText} adds. */
export const isGuarded = (cell: string): boolean => GUARDED.test(cell);
