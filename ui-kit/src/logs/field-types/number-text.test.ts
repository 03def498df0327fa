import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber, numberInputText, parseNumber } from './number-text.js';

test.each([
  ['1250.5', 1250.5],
  ['1,250.50', 1250.5],
  [' 12 000 ', 12_000],
  ['-3', -3],
  ['−3', -3],
  ['+.5', 0.5],
  ['7.', 7],
  ['0', 0],
])('parses %s', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test.each(['', '-', '.', 'twelve', '1e5', '1.2.3', '12 EUR', '0x10', 'Infinity', '9'.repeat(400)])(
  'rejects %s',
  (text) => {
    expect(parseNumber(text)).toBeNull();
  },
);

test('numbers are parsed and formatted according to the locale', () => {
  expect(parseNumber('1.250,5', 'de-DE')).toBe(1250.5);
  expect(formatNumber(1250.5, 'de-DE')).toBe('1.250,5');
  expect(numberInputText(1250.5, 'de-DE')).toBe('1250,5');
  expect(formatNumber(-1250.5)).toBe('-1,250.5');
});

test.each(['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'ar-EG', 'sv-SE', 'fa-IR'])(
  'every number that is formatted in %s can be parsed back',
  (locale) => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 6 }), (whole, digits) => {
        const value = whole / 10 ** digits;
        expect(parseNumber(numberInputText(value, locale), locale)).toBe(value + 0);
        expect(parseNumber(formatNumber(value, locale), locale)).toBe(value + 0);
      }),
    );
  },
);
