/** Whether numbers are written as 1,250.5 or as 1.250,5. */
export type NumberStyle = 'point' | 'comma';

const CURRENCY = /^[$€£¥]\s*|\s*[$€£¥]$/g;

const SHAPES: Readonly<Record<NumberStyle, RegExp>> = {
  point: /^[+-]?(?:\d{1,3}(?:[, ’']\d{3})+|\d+)?(?:\.\d+)?(?:e[+-]?\d+)?$/i,
  comma: /^[+-]?(?:\d{1,3}(?:[. ’']\d{3})+|\d+)?(?:,\d+)?(?:e[+-]?\d+)?$/i,
};

function clean(text: string): string {
  return text
    .trim()
    .replace(/^[−–]/, '-')
    .replaceAll(CURRENCY, '')
    .replaceAll(/[\u00a0\u202f\u2009]/g, ' ');
}

/**
 * Reads the number in a cell. Thousands separators must be in the right places so that 1,5 never becomes 15.
 *
 * @returns The number, or null if the text is not a number in this style.
 * @example readNumber('1.250,5', 'comma') // 1250.5
 */
export function readNumber(text: string, style: NumberStyle): number | null {
  const typed = clean(text);
  if (!SHAPES[style].test(typed) || !/\d/.test(typed)) return null;
  const digits = style === 'point' ? typed.replaceAll(/[, ’']/g, '') : typed.replaceAll(/[. ’']/g, '');
  const value = Number(digits.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}

/**
 * Returns the only style that fits all numbers in a sheet, or null. Also returns whether the user must choose a style.
 */
export function findNumberStyle(texts: readonly string[]): { style: NumberStyle | null; mustAsk: boolean } {
  let mustAsk = false;
  const only = { point: false, comma: false };
  for (const text of texts) {
    const [point, comma] = [readNumber(text, 'point'), readNumber(text, 'comma')];
    if (point !== null && comma === null) only.point = true;
    else if (comma !== null && point === null) only.comma = true;
    else if (point !== comma) mustAsk = true;
  }
  if (only.point !== only.comma) return { style: only.point ? 'point' : 'comma', mustAsk: false };
  return { style: null, mustAsk: mustAsk || only.point };
}
