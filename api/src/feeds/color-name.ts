import { type Color, colorsNamed, converter, type Oklab, parse } from 'culori';
import { LRUCache } from 'lru-cache';

/** The maximum length of a color to parse, in characters. Colors that users pick are shorter. */
const MAX_LENGTH = 500;

/** How many words of a gradient to parse. The first color of a valid gradient is among the first dozen words. */
const MAX_WORDS = 20;

const names = new LRUCache<string, { name: string | null }>({ max: 1000 });

const toOklab = converter('oklab');

// Calendar apps support only the color names in CSS 3, so omit `rebeccapurple`, which was added later. Convert the
// named colors once. Culori's `nearest` would parse and convert all of them for each color.
const NAMED = Object.keys(colorsNamed)
  .filter((name) => name !== 'rebeccapurple')
  .map((name) => ({ name, color: toOklab(name) as Oklab }));

/** The parts of a gradient that can be colors. */
const PARTS = /#[0-9a-f]+|[a-z]+\([^()]*\)|[a-z]+/gi;

// Colors can have missing components, which make no difference.
const square = (difference: number) => (Number.isNaN(difference) ? 0 : difference ** 2);

function nearestName(color: Color): string {
  const { l, a, b } = toOklab(color);
  let nearest = { name: '', distance: Number.POSITIVE_INFINITY };
  for (const { name, color: named } of NAMED) {
    const distance = square(named.l - l) + square(named.a - a) + square(named.b - b);
    if (distance < nearest.distance) nearest = { name, distance };
  }
  return nearest.name;
}

function find(text: string): string | null {
  if (text.length > MAX_LENGTH) return null;
  const isGradient = text.includes('gradient(');
  const words = isGradient ? (text.slice(text.indexOf('(') + 1).match(PARTS) ?? []) : [text.trim()];
  for (const word of words.slice(0, MAX_WORDS)) {
    const color = parse(word);
    if (color) return nearestName(color);
  }
  return null;
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
