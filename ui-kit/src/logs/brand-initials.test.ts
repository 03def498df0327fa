import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandInitials } from './brand-initials.js';

const marks = (...names: string[]) => [
  ...brandInitials(names.map((name, index) => ({ id: String(index), name }))).values(),
];

test.each([
  ['Lumen Cycles', 'LC'],
  ['Harbor & Vine', 'HV'],
  ['lumen', 'L'],
  ['The Big Blue Bike Shop', 'TBB'],
  ['Été', 'É'],
  ['7 Seas', '7S'],
  ['***', '#'],
])('abbreviates %s as %s', (name, mark) => {
  expect(marks(name)).toEqual([mark]);
});

test('initials end with a number if several brands share them', () => {
  expect(marks('Lumen Cycles', 'Lake Cafe', 'LC2', 'Lost Cat')).toEqual(['LC', 'LC2', 'L', 'LC3']);
});

test('any two brands have different initials', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (names) => {
      expect(new Set(marks(...names)).size).toBe(names.length);
    }),
  );
});
