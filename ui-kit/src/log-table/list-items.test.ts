import { expect, it } from 'vitest';
import type { Entry } from '../logs/types.js';
import { isNewestFirst, itemsByMonth } from './list-items.js';

const on = (...dates: string[]) => dates.map((startDate) => ({ startDate }) as Entry);
const told = (entries: Entry[], today: string | null) =>
  itemsByMonth(entries, today).map((item) =>
    item.type === 'row' ? entries[item.index]?.startDate : item.type === 'month' ? item.key : 'today',
  );

it('heads the rows of each month, and divides those to come from the others', () => {
  expect(
    told(on('2027-01-25', '2026-11-23', '2026-11-22', '2026-11-19', '2026-10-31'), '2026-11-22'),
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

it('puts the line before the head of a month that is over', () => {
  expect(told(on('2027-01-25', '2026-10-31'), '2026-11-22')).toEqual([
    'month-2027-01',
    '2027-01-25',
    'today',
    'month-2026-10',
    '2026-10-31',
  ]);
});

it('ends with the line where everything is to come, and has none where nothing is or today is not known', () => {
  expect(told(on('2027-01-25'), '2026-11-22').at(-1)).toBe('today');
  expect(told(on('2026-10-25'), '2026-11-22')).not.toContain('today');
  expect(told(on('2027-01-25'), null)).not.toContain('today');
  expect(told([], '2026-11-22')).toEqual([]);
});

it('knows the order', () => {
  expect(isNewestFirst(on('2027-01-25', '2026-11-23', '2026-11-23'))).toBe(true);
  expect(isNewestFirst(on('2026-11-23', '2027-01-25'))).toBe(false);
  expect(isNewestFirst(on('2026-02-30'))).toBe(false);
  expect(isNewestFirst([])).toBe(true);
});
