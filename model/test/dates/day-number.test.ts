import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCalendarDate } from '../../src/dates/calendar-date.js';
import { dayNumber, fromDayNumber } from '../../src/dates/days.js';
import { arbitraryDate } from './arbitrary-date.fixture.js';

test('day numbers count from 1970-01-01', () => {
  expect(dayNumber('1970-01-01')).toBe(0);
  expect(dayNumber('1969-12-31')).toBe(-1);
  expect(dayNumber('2026-10-14')).toBe(Date.UTC(2026, 9, 14) / 86_400_000);
});

test("day numbers agree with the platform's UTC calendar in the years 1 to 9999", () => {
  fc.assert(
    fc.property(arbitraryDate, (date) => {
      const platform = new Date(0);
      platform.setUTCFullYear(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8)));
      expect(dayNumber(date)).toBe(platform.getTime() / 86_400_000);
    }),
  );
});

test('every existing date can be converted to a day number and back', () => {
  fc.assert(
    fc.property(arbitraryDate, (date) => {
      expect(fromDayNumber(dayNumber(date))).toBe(date);
      expect(isCalendarDate(date)).toBe(true);
    }),
  );
});

test('the days just outside the supported years can be converted to dates and back, for month grids', () => {
  for (const day of [dayNumber('0001-01-01') - 1, dayNumber('9999-12-31') + 8]) {
    expect(dayNumber(fromDayNumber(day))).toBe(day);
  }
});
