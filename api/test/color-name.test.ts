import { colorsNamed, differenceEuclidean, nearest, parse } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colorName } from '../src/feeds/color-name.js';

test('finds the most similar color of CSS 3', () => {
  const names = Object.keys(colorsNamed).filter((name) => name !== 'rebeccapurple');
  const expected = nearest(names, differenceEuclidean('oklab'));
  const percent = fc.integer({ min: 0, max: 100 });
  const color = fc.oneof(
    fc.constantFrom(
      ...names,
      'rebeccapurple',
      'transparent',
      'oklab(none 0.1 none)',
      'color(display-p3 1 0 0)',
    ),
    fc.tuple(fc.integer({ min: 0, max: 360 }), percent, percent).map(([h, s, l]) => `hsl(${h} ${s}% ${l}%)`),
  );
  fc.assert(
    fc.property(color, (text) => {
      expect(colorName(text)).toBe(expected(parse(text) ?? '')[0]);
    }),
  );
});

test.each([
  ['linear-gradient(to right in oklch longer hue, #f00 10%, blue)', 'red'],
  ['repeating-radial-gradient(farthest-corner at calc(50% + 1px) 2em, hsl(240 100% 50%), red)', 'blue'],
  ['linear-gradient(1deg, x, y)', null],
  ['x', null],
])('%s is %s', (text, name) => {
  expect(colorName(text)).toBe(name);
});

test('parses only the beginning of a gradient, because a feed can have a different one for each entry', () => {
  const gradient = (words: number) => `linear-gradient(${'x '.repeat(words)}red)`;
  expect([gradient(19), gradient(20)].map(colorName)).toEqual(['red', null]);
  expect(colorName(`${' '.repeat(500)}red`)).toBeNull();
});
