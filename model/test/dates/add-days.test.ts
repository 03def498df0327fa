import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../../src/dates/days.js';
import { arbitraryDate } from './arbitrary-date.fixture.js';

test('addDays crosses leap days and the ends of months and years', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});

test('addDays stays within the years 1 to 9999', () => {
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  expect(addDays('0001-01-01', -1)).toBe('0001-01-01');
});

test('adding the number of days between two dates to the first date returns the second date', () => {
  fc.assert(
    fc.property(arbitraryDate, arbitraryDate, (from, to) => {
      expect(addDays(from, daysBetween(from, to))).toBe(to);
      expect(Math.sign(daysBetween(from, to))).toBe(Math.sign(Number(to > from) - Number(to < from)));
    }),
  );
});
