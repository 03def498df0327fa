import { parseColor } from './parse-color.js';
import { parseGradient } from './parse-gradient.js';

/** A user-defined color that is safe to render. */
export interface SafeColor {
  /** The color itself, or the first stop of a gradient. Tints are mixed from this color. */
  color: string;
  /** The color or the whole gradient, which fills swatches and bars. */
  fill: string;
}

/** The maximum length of a color, which limits the parsing time. No color that users pick is this long. */
const MAX_LENGTH = 500;
const ALLOWED = /^[a-z0-9#%(),./+ -]+$/;
const CACHE_SIZE = 2000;
const cache = new Map<string, SafeColor | null>();

/**
 * Returns a safe form of a color that a user typed, or null if the text is not a color. Accepts hex (with or without
 * `#`), `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()`, `color()`, named colors, and linear, radial
 * and conic gradients of these colors. Rejects everything else, such as `url()`, `var()`, `calc()`, semicolons,
 * comments, quotes and escapes. The result contains only letters, digits, `#%(),./+-` and single spaces, so it can be
 * inserted into a style sheet unchanged. Works without a DOM and caches its results.
 *
 * @example safeColor('hsl(220, 60%, 50%)') // { color: 'hsl(220, 60%, 50%)', fill: 'hsl(220, 60%, 50%)' }
 * @example safeColor('linear-gradient(90deg, #f00, #00f)')?.color // '#f00'
 * @example safeColor('url(//evil.example)') // null
 */
export function safeColor(value: string | null | undefined): SafeColor | null {
  if (value === null || value === undefined || value.length > MAX_LENGTH) return null;
  const known = cache.get(value);
  if (known !== undefined) return known;
  if (cache.size >= CACHE_SIZE) cache.clear();
  const result = parse(value.trim().toLowerCase().replace(/\s+/g, ' '));
  cache.set(value, result);
  return result;
}

function parse(text: string): SafeColor | null {
  if (!ALLOWED.test(text)) return null;
  const color = parseColor(text);
  if (color !== null) return { color, fill: color };
  const gradient = parseGradient(text);
  return gradient === null ? null : { color: gradient.color, fill: gradient.gradient };
}
