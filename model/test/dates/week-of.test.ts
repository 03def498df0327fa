import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST_DATE, LAST_DATE } from '../../src/dates/calendar-date.js';
import { addDays } from '../../src/dates/days.js';
import { type Weekday, weekdayOf, weekOf } from '../../src/dates/weeks.js';
import { arbitraryDate } from './arbitrary-date.fixture.js';

test('weekOf returns the week from Monday to Sunday', () => {
  expect(weekOf('2026-10-18', 1)).toEqual([
    '2026-10-12',
    '2026-10-13',
    '2026-10-14',
    '2026-10-15',
    '2026-10-16',
    '2026-10-17',
    '2026-10-18',
  ]);
});

test('weekOf returns the same week, starting on the given weekday, for every day in that week', () => {
  fc.assert(
    fc.property(arbitraryDate, fc.integer({ min: 0, max: 6 }), (date, start) => {
      fc.pre(date > addDays(FIRST_DATE, 7) && date < addDays(LAST_DATE, -7));
      const week = weekOf(date, start as Weekday);
      expect(week).toContain(date);
      expect(weekdayOf(week[0] ?? '')).toBe(start);
      for (const day of week) expect(weekOf(day, start as Weekday)).toEqual(week);
    }),
  );
});
