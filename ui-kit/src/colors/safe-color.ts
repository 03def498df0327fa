import { parseColor } from './parse-color.js';
import { parseGradient } from './parse-gradient.js';

/** A user's colour that may be rendered. */
export interface SafeColor {
  /** The colour itself, or the first stop of a gradient: what tints are mixed from. */
  color: string;
  /** The colour or the whole gradient: what swatches and bars are filled with. */
  fill: string;
}

/** Longer than any colour that somebody picks; keeps the parsing short. */
const MAX_LENGTH = 500;
const ALLOWED = /^[a-z0-9#%(),./+ -]+$/;
const CACHE_SIZE = 2000;
const cache = new Map<string, SafeColor | null>();

/**
 * The colour that a user typed, made safe to render, or null when it is not a colour. Colours are hex
 * (with or without `#`), `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()`, `color()`, named
 * ones, and linear, radial and conic gradients of those. Everything else is null: `url()`, `var()`, `calc()`,
 * semicolons, comments, quotes, escapes. The answer holds only letters, figures and `#%(),./+-` and single spaces,
 * so it can be put into a style sheet as it is. Runs without a DOM and remembers what it saw.
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
