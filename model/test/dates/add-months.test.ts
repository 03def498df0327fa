import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCalendarDate } from '../../src/dates/calendar-date.js';
import { addMonths, isSameMonth, startOfMonth } from '../../src/dates/months.js';
import { arbitraryDate } from './arbitrary-date.fixture.js';

test('addMonths keeps the day of the month or, if the new month is too short, returns its last day', () => {
  expect(addMonths('2026-10-14', 1)).toBe('2026-11-14');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2028-03-31', -1)).toBe('2028-02-29');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  expect(addMonths('2026-11-30', 14)).toBe('2028-01-30');
});

test('addMonths stays within the years 1 to 9999', () => {
  expect(addMonths('9999-12-05', 1)).toBe('9999-12-31');
  expect(addMonths('0001-01-05', -1)).toBe('0001-01-01');
});

test('addMonths moves by the exact number of months in both directions, and returns only dates that exist', () => {
  fc.assert(
    fc.property(arbitraryDate, fc.integer({ min: -1200, max: 1200 }), (date, months) => {
      const moved = addMonths(date, months);
      expect(isCalendarDate(moved)).toBe(true);
      const first = addMonths(startOfMonth(date), months);
      if (first > '0001-01-01' && first < '9999-12-01') {
        expect(isSameMonth(moved, first)).toBe(true);
        expect(addMonths(first, -months)).toBe(startOfMonth(date));
      }
    }),
  );
});
