import { expect, it } from 'vitest';
import type { Entry } from '../logs/entry.js';
import { isNewestFirst, itemsByMonth } from './list-items.js';

const on = (...dates: string[]) => dates.map((startDate) => ({ startDate }) as Entry);
const described = (entries: Entry[], today: string | null) =>
  itemsByMonth(entries, today).map((item) =>
    item.type === 'row' ? entries[item.index]?.startDate : item.type === 'month' ? item.key : 'today',
  );

it('a list has a heading for each month, and a line for today after future entries', () => {
  expect(
    described(on('2027-01-25', '2026-11-23', '2026-11-22', '2026-11-19', '2026-10-31'), '2026-11-22'),
  ).toEqual([
    'month-2027-01',
    '2027-01-25',
    'month-2026-11',
    '2026-11-23',
    'today',
    '2026-11-22',
    '2026-11-19',
    'month-2026-10',
    '2026-10-31',
  ]);
});

it('the line for today comes before the heading of a past month', () => {
  expect(described(on('2027-01-25', '2026-10-31'), '2026-11-22')).toEqual([
    'month-2027-01',
    '2027-01-25',
    'today',
    'month-2026-10',
    '2026-10-31',
  ]);
});

it('the line for today is last if all entries are in the future, and omitted if none are in the future or the current date is unknown', () => {
  expect(described(on('2027-01-25'), '2026-11-22').at(-1)).toBe('today');
  expect(described(on('2026-10-25'), '2026-11-22')).not.toContain('today');
  expect(described(on('2027-01-25'), null)).not.toContain('today');
  expect(described([], '2026-11-22')).toEqual([]);
});

it('isNewestFirst returns whether entries are sorted newest first', () => {
  expect(isNewestFirst(on('2027-01-25', '2026-11-23', '2026-11-23'))).toBe(true);
  expect(isNewestFirst(on('2026-11-23', '2027-01-25'))).toBe(false);
  expect(isNewestFirst(on('2026-02-30'))).toBe(false);
  expect(isNewestFirst([])).toBe(true);
});
