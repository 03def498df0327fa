import { expect, test } from 'vitest';
import { areDays, type MonthsToRead, monthsOf } from '../src/calendar/months.js';

const names = ({ months, starts }: MonthsToRead) => ({
  months: months.map(({ from }) => from.slice(0, 7)),
  starts,
});

const READ = { from: '2026-01-15', to: '2028-02-01' };
const QUIET = [{ from: '2026-02-01', to: '2027-12-31' }];

test('monthsOf returns whole months, within the years 1 to 9999', () => {
  expect(monthsOf({ from: '2026-02-22', to: '2026-03-28' }).months).toEqual([
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-03-01', to: '2026-03-31' },
  ]);
  expect(names(monthsOf({ from: '0001-01-20', to: '0001-01-20' }, { around: 1 })).months).toEqual([
    '0001-01',
    '0001-02',
  ]);
  expect(monthsOf({ from: '9999-12-31', to: '9999-12-31' }, { around: 1 }).months.at(-1)).toEqual({
    from: '9999-12-01',
    to: '9999-12-31',
  });
});

test('monthsOf skips any number of quiet months, and checks them with one request', () => {
  expect(names(monthsOf(READ, { quiet: QUIET }))).toEqual({
    months: ['2026-01', '2028-01', '2028-02'],
    starts: ['2026-02-01'],
  });
  const forEver = { from: '0001-01-01', to: '9999-12-31' };
  expect(names(monthsOf(forEver, { quiet: [forEver] }))).toEqual({
    months: ['0001-01'],
    starts: ['0001-02-01'],
  });
});

test('monthsOf includes a month in `quiet` if an entry does start in it, and checks the months after it', () => {
  const dates = ['2026-06-10', '2026-06-11', '2027-12-31', '2028-01-05'];
  const nextStart = (day: string) => dates.find((start) => start >= day);
  expect(names(monthsOf(READ, { quiet: QUIET, nextStart }))).toEqual({
    months: ['2026-01', '2026-06', '2027-12', '2028-01', '2028-02'],
    starts: ['2026-02-01', '2026-07-01'],
  });
});

test('monthsOf includes months that are only partially quiet', () => {
  const days = { from: '2026-01-01', to: '2026-04-30' };
  expect(names(monthsOf(days, { quiet: [{ from: '2026-01-02', to: '2026-04-29' }] }))).toEqual({
    months: ['2026-01', '2026-04'],
    starts: ['2026-02-01'],
  });
});

test('areDays accepts only existing dates in the right order, within the years 1 to 9999', () => {
  expect(areDays({ from: '0001-01-01', to: '9999-12-31' })).toBe(true);
  expect(areDays({ from: '2028-02-29', to: '2028-02-29' })).toBe(true);
  const wrong = [
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '0000-12-31',
    '2026-3-8',
    '',
    '10000-01-01',
  ];
  for (const date of wrong) expect([date, areDays({ from: date, to: date })]).toEqual([date, false]);
  expect(areDays({ from: '2026-03-09', to: '2026-03-08' })).toBe(false);
});
