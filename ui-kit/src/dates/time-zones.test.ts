import { addDays, addMonths, daysBetween, weekdayOf } from '@content-planner/model';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { arbitraryDate } from '../../../model/test/dates/arbitrary-date.fixture.js';
import { formatLongDate, formatShortDate } from './format-date.js';
import { monthGrid } from './month-grid.js';

/** Time zones that skip or repeat midnight, an entire day, or a quarter of an hour. */
const ZONES = [
  // Midnight did not exist on 2018-11-04.
  { zone: 'America/Sao_Paulo', january: 120, edge: '2018-11-04' },
  // 2011-12-30 did not exist at all.
  { zone: 'Pacific/Apia', january: -840, edge: '2011-12-30' },
  { zone: 'Asia/Kathmandu', january: -345, edge: '1986-01-01' },
  { zone: 'Europe/Lisbon', january: 0, edge: '2026-03-29' },
];

describe.each(ZONES)('date handling in $zone', ({ zone, january, edge }) => {
  beforeAll(() => {
    vi.stubEnv('TZ', zone);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
  });

  test('runs in the given time zone', () => {
    expect(new Date(2018, 0, 15).getTimezoneOffset()).toBe(january);
  });

  test('treats the irregular day like any other', () => {
    const next = addDays(edge, 1);
    expect(daysBetween(edge, next)).toBe(1);
    expect(addDays(next, -1)).toBe(edge);
    expect(addMonths(addMonths(edge, 12), -12)).toBe(edge);
    expect(monthGrid(edge).flat()).toContain(edge);
    expect(formatShortDate(edge)).toBe(`${edge.slice(5, 7)}/${edge.slice(8)}/${edge.slice(0, 4)}`);
  });

  test('never formats a date as a different day', () => {
    expect(formatLongDate('2026-03-08')).toBe('Sunday, March 8, 2026');
    fc.assert(
      fc.property(arbitraryDate, (date) => {
        const text = formatLongDate(date);
        expect(text).toContain(` ${Number(date.slice(8))}, ${Number(date.slice(0, 4))}`);
        const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
        expect(text.startsWith(names[weekdayOf(date)] ?? '')).toBe(true);
      }),
    );
  });
});
