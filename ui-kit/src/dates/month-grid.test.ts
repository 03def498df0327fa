import { daysBetween, startOfMonth, type Weekday, weekdayOf } from '@content-planner/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryDate } from '../../../model/test/dates/arbitrary-date.fixture.js';
import { monthGrid } from './month-grid.js';

const weekday = fc.integer({ min: 0, max: 6 }) as fc.Arbitrary<Weekday>;

test('monthGrid returns the grid for October 2026 with weeks that start on Sunday', () => {
  const grid = monthGrid('2026-10-14');
  expect(grid[0]).toEqual([
    '2026-09-27',
    '2026-09-28',
    '2026-09-29',
    '2026-09-30',
    '2026-10-01',
    '2026-10-02',
    '2026-10-03',
  ]);
  expect(grid.at(-1)?.at(-1)).toBe('2026-11-07');
});

test('monthGrid returns 42 consecutive days, which include the date and start on the given weekday', () => {
  fc.assert(
    fc.property(arbitraryDate, weekday, (date, weekStartsOn) => {
      const grid = monthGrid(date, weekStartsOn);
      const days = grid.flat();
      expect(grid.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
      expect(weekdayOf(days[0] ?? '')).toBe(weekStartsOn);
      expect(days.every((day, index) => index === 0 || daysBetween(days[index - 1] ?? '', day) === 1)).toBe(
        true,
      );
      expect(grid[0]).toContain(startOfMonth(date));
      expect(days).toContain(date);
    }),
  );
});

test('the grid extends before the year 1 and after the year 9999 without repeating a day', () => {
  for (const date of ['0001-01-01', '9999-12-31']) expect(new Set(monthGrid(date).flat()).size).toBe(42);
});
