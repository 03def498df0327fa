import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareAscii, isAscii } from './compare-ascii.js';

const { compare } = new Intl.Collator('en-US', { numeric: true });
/** Generates strings from a small set of characters, so that many strings share a prefix. */
const alike = fc.string({ unit: fc.constantFrom('a', 'A', 'b', '0', '1', '12', ' ', '-'), maxLength: 8 });
const any = fc.string({ unit: 'grapheme-ascii', maxLength: 12 });

test.each([
  ['strings with common prefixes', alike],
  ['any ASCII strings', any],
])('sorts %s in the same order as Intl', (_name, text) => {
  fc.assert(
    fc.property(text, text, (first, second) => {
      expect(Math.sign(compareAscii(first, second))).toBe(Math.sign(compare(first, second)));
    }),
    { numRuns: 2000 },
  );
});

test('accepts all printable ASCII characters and no others', () => {
  for (let code = 0; code < 256; code += 1)
    expect(isAscii(String.fromCharCode(code))).toBe(code >= 32 && code < 127);
});
