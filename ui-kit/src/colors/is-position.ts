import { isLengthOrPercentage } from './css-values.js';

const ACROSS = new Set(['left', 'right']);
const ALONG = new Set(['top', 'bottom']);

/**
 * Checks whether the tokens are a CSS position with one or two values.
 *
 * @example isPosition(['top', 'left']) // true
 * @example isPosition(['left', 'right']) // false
 */
export function isPosition(tokens: readonly string[]): boolean {
  const known = (token: string) =>
    ACROSS.has(token) || ALONG.has(token) || token === 'center' || isLengthOrPercentage(token);
  const [first = '', second] = tokens;
  if (tokens.length === 0 || tokens.length > 2 || !tokens.every(known)) return false;
  if (second === undefined) return true;
  if (ACROSS.has(first)) return !ACROSS.has(second);
  if (ALONG.has(first)) return ACROSS.has(second) || second === 'center';
  return first === 'center' || !ACROSS.has(second);
}
