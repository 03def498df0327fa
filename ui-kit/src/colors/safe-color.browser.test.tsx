import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeColor } from './safe-color.js';

const figure = fc.constantFrom('0', '1', '-2', '.5', '12.25', '50%', '1e2', '+3%', '7', 'none');
const hue = fc.constantFrom('0', '220', '45deg', '.5turn', '-1rad', 'none');
const place = fc.constantFrom('0', '10%', '5px', '1.5em', '-3%');
const modern = (name: string, parts: fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((values) => `${name}(${values.join(' ')})`);
const color = fc.oneof(
  fc.constantFrom('red', 'tomato', '#abc', 'abcdef', '#abcd', 'rgb(1, 2, 3)', 'hsl(220, 60%, 50%)'),
  modern('rgb', [figure, figure, figure]),
  modern('hsl', [hue, figure, figure]),
  modern('hwb', [hue, figure, figure]),
  modern('oklch', [figure, figure, hue]),
  modern('lab', [figure, figure, figure]),
);
const shape = fc.constantFrom(
  ...[
    '',
    '90deg, ',
    'to top, ',
    'to left bottom, ',
    'circle, ',
    'circle 10px at left 20%, ',
    '5px 10% at center, ',
  ],
  ...['at top left, ', 'from 20deg, ', 'from 1turn at 10% 20%, ', 'in oklch shorter hue, ', '45deg in lab, '],
  ...[
    'at 20% left, ',
    'at left 20%, ',
    'ellipse farthest-corner, ',
    'to top bottom, ',
    'at top 5px, ',
    'at 5px top, ',
  ],
);
const stop = fc.tuple(color, fc.array(place, { maxLength: 3 })).map((parts) => parts.flat().join(' '));
const gradient = fc
  .tuple(
    fc.constantFrom('linear', 'radial', 'conic', 'repeating-linear', 'repeating-radial', 'repeating-conic'),
    shape,
    fc.array(fc.oneof(stop, stop, stop, place), { minLength: 1, maxLength: 4 }),
  )
  .map(([kind, config, stops]) => `${kind}-gradient(${config}${stops.join(', ')})`);

test('safeColor accepts only backgrounds that the browser supports', () => {
  fc.assert(
    fc.property(fc.oneof(color, gradient), (text) => {
      const safe = safeColor(text);
      if (safe === null) return;
      expect(CSS.supports('background', safe.fill), safe.fill).toBe(true);
      expect(CSS.supports('color', safe.color), safe.color).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test('safeColor accepts every generated color that the browser supports', () => {
  fc.assert(
    fc.property(color, (text) => {
      const css = /^[0-9a-f]{6}$/.test(text) ? `#${text}` : text;
      expect(safeColor(text) !== null, text).toBe(CSS.supports('color', css));
    }),
    { numRuns: 1000 },
  );
});
