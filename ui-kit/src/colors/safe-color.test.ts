import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeColor } from './safe-color.js';

describe('safeColor', () => {
  test.each([
    ['#3B82F6', '#3b82f6'],
    ['6B7280', '#6b7280'],
    ['abc', '#abc'],
    ['#abcd', '#abcd'],
    ['#11223344', '#11223344'],
    ['RebeccaPurple', 'rebeccapurple'],
    ['  red  ', 'red'],
    ['hsl(220, 60%, 50%)', 'hsl(220, 60%, 50%)'],
    ['hsl(220deg 60% 50% / 0.5)', 'hsl(220deg 60% 50% / 0.5)'],
    ['rgb(1,2,3)', 'rgb(1,2,3)'],
    ['rgba(1, 2, 3, .5)', 'rgba(1, 2, 3, .5)'],
    ['rgb(10% 20% 30%/50%)', 'rgb(10% 20% 30%/50%)'],
    ['hwb(90 10% 10%)', 'hwb(90 10% 10%)'],
    ['oklch(0.7 0.1 none)', 'oklch(0.7 0.1 none)'],
    ['lab(50% -20 30)', 'lab(50% -20 30)'],
    ['color(display-p3 1 0.5 0)', 'color(display-p3 1 0.5 0)'],
    ['rgb(\n1\t2 3)', 'rgb( 1 2 3)'],
  ])('accepts %s', (text, color) => {
    expect(safeColor(text)).toEqual({ color, fill: color });
  });

  test.each([
    ['linear-gradient(90deg, #f00, 00f)', '#f00', 'linear-gradient(90deg, #f00, #00f)'],
    ['linear-gradient(to top left, red 10%, 40%, blue 60px 80%)', 'red', undefined],
    ['linear-gradient(red, blue)', 'red', undefined],
    ['linear-gradient(in oklch longer hue, red, blue)', 'red', undefined],
    ['linear-gradient(45deg in oklab, red, blue)', 'red', undefined],
    ['radial-gradient(circle at 30% 20%, hsl(1, 2%, 3%) 0, white)', 'hsl(1, 2%, 3%)', undefined],
    ['radial-gradient(ellipse 10px 20% at top left, red, blue)', 'red', undefined],
    ['radial-gradient(closest-side, red, blue)', 'red', undefined],
    ['conic-gradient(from 0.25turn at center, red 0deg, blue 50%)', 'red', undefined],
    ['repeating-linear-gradient(1rad, red 0 10px, blue 10px 20px)', 'red', undefined],
  ])('accepts %s', (text, color, fill = text) => {
    expect(safeColor(text)).toEqual({ color, fill });
  });

  test('returns the same object for the same text', () => {
    expect(safeColor('hsl(1, 1%, 1%)')).toBe(safeColor('hsl(1, 1%, 1%)'));
    expect(safeColor('nonsense')).toBeNull();
    expect(safeColor('nonsense')).toBeNull();
  });
});

test.each([
  null,
  undefined,
  '',
  ' ',
  'url(//evil.example)',
  'URL("x")',
  'image-set(red)',
  'var(--cp-accent-solid)',
  'env(x)',
  'attr(x)',
  'calc(1)',
  'expression(alert(1))',
  'rgb(var(--x) 0 0)',
  'rgb(calc(1) 0 0)',
  'red;background:url(x)',
  'red/**/',
  'red/*',
  'red}',
  'red\\',
  '\\72 ed',
  'red !important',
  '<style>',
  '"red"',
  'javascript:alert(1)',
  '--c',
  'inherit',
  'initial',
  'currentcolor',
  'transparent',
  'constructor',
  'constructor(1 2 3)',
  '__proto__',
  'color-mix(in oklab, red, blue)',
  'light-dark(red, blue)',
  'rgb(from red r g b)',
  'rgb(1, 2)',
  'rgb(1, 2, 3, 4, 5)',
  'rgb(1, 2%, 3)',
  'rgb(1 2 3',
  'rgb 1 2 3)',
  'rgb(1, 2, 3))',
  'rgb(1. 2 3)',
  'rgb(1 2 3 / )',
  'rgb(1 2 3 / 4 / 5)',
  'hsl(1, 2, 3)',
  'hwb(1, 2%, 3%)',
  'oklch(1, 2, 3)',
  'color(unknown 1 1 1)',
  '#12',
  '#12345',
  '#ggg',
  '# fff',
  'linear-gradient(red)',
  'linear-gradient(red, url(x))',
  'linear-gradient(red, var(--x))',
  'linear-gradient(, red, blue)',
  'linear-gradient(red, blue,)',
  'linear-gradient(10%, red, blue)',
  'linear-gradient(red, 10%, 20%, blue)',
  'linear-gradient(red, blue, 10%)',
  'linear-gradient(to left right, red, blue)',
  'linear-gradient(to, red, blue)',
  'linear-gradient(circle, red, blue)',
  'linear-gradient(red 1px 2px 3px, blue)',
  'linear-gradient(red, linear-gradient(red, blue))',
  'linear-gradient(red, blue), linear-gradient(red, blue)',
  'linear-gradient(in nowhere, red, blue)',
  'radial-gradient(circle 10%, red, blue)',
  'radial-gradient(circle ellipse, red, blue)',
  'radial-gradient(at left right, red, blue)',
  'radial-gradient(-1px, red, blue)',
  'conic-gradient(from, red, blue)',
  'conic-gradient(red 1px, blue)',
  '-webkit-gradient(linear, red, blue)',
  'mesh-gradient(red, blue)',
  `linear-gradient(${'red, '.repeat(200)}blue)`,
])('rejects %j', (text) => {
  expect(safeColor(text)).toBeNull();
});

test('safeColor never returns text that could break out of a CSS declaration', () => {
  const pieces = fc.constantFrom(
    ...[
      'red',
      '#fff',
      'rgb(1 2 3)',
      'linear-gradient(',
      ')',
      '(',
      ',',
      ' ',
      ';',
      '}',
      '/*',
      '*/',
      'url(x)',
      'var(--c)',
    ],
    ...['90deg', '10%', '"', "'", '\\', '<', '>', 'to left', 'blue', '\n', '@import', ':', '!important', '-'],
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (value) => {
      const safe = safeColor(value);
      if (safe === null) return;
      expect(safe.fill).toMatch(/^[a-z0-9#%(),./+ -]+$/);
      expect(safe.fill).not.toMatch(/url|var\(|expression|\/\*|--/);
    }),
    { numRuns: 2000 },
  );
});

test('safeColor rejects long malicious strings quickly', () => {
  const start = performance.now();
  for (const text of [
    '('.repeat(1e6),
    `rgb(${'1'.repeat(490)}`,
    `rgb(${' 1'.repeat(240)})`,
    '1e'.repeat(245),
  ]) {
    expect(safeColor(text)).toBeNull();
  }
  expect(performance.now() - start).toBeLessThan(200);
});
