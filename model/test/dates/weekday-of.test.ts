import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNumber } from '../../src/dates/days.js';
import { weekdayOf } from '../../src/dates/weeks.js';
import { arbitraryDate } from './arbitrary-date.fixture.js';

test('weekdayOf returns the day of the week', () => {
  expect(weekdayOf('2026-10-14')).toBe(3);
  expect(weekdayOf('2026-03-08')).toBe(0);
  expect(weekdayOf('1969-12-27')).toBe(6);
});

test('weekdayOf returns the same weekday as Date for every date', () => {
  fc.assert(
    fc.property(arbitraryDate, (date) => {
      expect(weekdayOf(date)).toBe(new Date(dayNumber(date) * 86_400_000).getUTCDay());
    }),
  );
});
