import { colorsNamed, differenceEuclidean, nearest, parse } from 'culori';
import { LRUCache } from 'lru-cache';

/** The maximum length of a color to parse, in characters. Colors that users pick are shorter. */
const MAX_LENGTH = 500;

const names = new LRUCache<string, { name: string | null }>({ max: 1000 });

// Calendar apps support only the color names in CSS 3, so omit `rebeccapurple`, which was added later.
const nearestName = nearest(
  Object.keys(colorsNamed).filter((name) => name !== 'rebeccapurple'),
  differenceEuclidean('oklab'),
);

/** The parts of a gradient that can be colors. */
const PARTS = /#[0-9a-f]+|[a-z]+\([^()]*\)|[a-z]+/gi;

function find(text: string): string | null {
  if (text.length > MAX_LENGTH) return null;
  const isGradient = text.includes('gradient(');
  const candidates = isGradient ? (text.slice(text.indexOf('(') + 1).match(PARTS) ?? []) : [text.trim()];
  const color = candidates.map((part) => parse(part)).find((parsed) => parsed !== undefined);
  return color ? (nearestName(color)[0] ?? null) : null;
}

/**
 * Returns the name of the CSS color that is most similar to the given color, or null if the given text is not a color.
 * The COLOR property in RFC 7986 allows only names. For gradients, returns the name of the first color.
 *
 * @example colorName('hsl(220, 60%, 50%)') // 'royalblue'
 */
export function colorName(text: string): string | null {
  const known = names.get(text);
  if (known) return known.name;
  const name = find(text);
  names.set(text, { name });
  return name;
}
