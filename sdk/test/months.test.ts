import { expect, test } from 'vitest';
import { mergeQuiet, monthsOf } from '../src/calendar/months.js';

const ends = (months: readonly { from: string; to: string }[]) =>
  months.map(({ from, to }) => `${from.slice(0, 7)} ${to.slice(0, 7)}`);

test('quiet months are taken together, a year at a time', () => {
  const months = monthsOf({ from: '2026-01-15', to: '2028-02-01' });
  expect(ends(mergeQuiet(months, [{ from: '2026-02-01', to: '2027-12-31' }]))).toEqual([
    '2026-01 2026-01',
    '2026-02 2027-01',
    '2027-02 2027-12',
    '2028-01 2028-01',
    '2028-02 2028-02',
  ]);
});

test('a month that is quiet in part stays by itself', () => {
  const months = monthsOf({ from: '2026-01-01', to: '2026-04-30' });
  expect(ends(mergeQuiet(months, [{ from: '2026-01-02', to: '2026-04-29' }]))).toEqual([
    '2026-01 2026-01',
    '2026-02 2026-03',
    '2026-04 2026-04',
  ]);
});
