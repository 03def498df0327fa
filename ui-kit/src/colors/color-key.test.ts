import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colorKey } from './color-key.js';

test('colorKey returns an identifier that requires no quotes and is unique for each fill', () => {
  const fill = fc.string({ unit: fc.constantFrom(...'abf019_#%(),./+ -') });
  fc.assert(
    fc.property(fill, fill, (first, second) => {
      expect(colorKey(first)).toMatch(/^c\w*$/);
      expect(colorKey(first) === colorKey(second)).toBe(first === second);
    }),
  );
});
