import {
  addDays,
  daysBetween,
  isCalendarDate,
  LAST_DATE,
  type Weekday,
  weekdayOf,
} from '@content-planner/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryDate } from '../../../model/test/dates/arbitrary-date.fixture.js';
import { MAX_DATES, placeInMonth, type RepeatRule, repeatDates } from './repeat-dates.js';

const RULE: RepeatRule = {
  every: 1,
  unit: 'month',
  weekdays: [],
  monthDay: 'day',
  ends: { times: 5 },
  skipWeekends: false,
};
const datesOf = (start: string, rule: Partial<RepeatRule>) =>
  repeatDates(start, { ...RULE, ...rule }).dates.map(({ date }) => date);

describe('monthly repetition', () => {
  test('uses and marks the last day of months that are too short', () => {
    expect(repeatDates('2026-10-31', RULE).dates).toEqual([
      { date: '2026-11-30', isLastDay: true, isWeekend: false },
      { date: '2026-12-31', isLastDay: false, isWeekend: false },
      { date: '2027-01-31', isLastDay: false, isWeekend: true },
      { date: '2027-02-28', isLastDay: true, isWeekend: true },
      { date: '2027-03-31', isLastDay: false, isWeekend: false },
    ]);
    expect(datesOf('2027-12-29', { every: 2, ends: { times: 3 } })).toEqual([
      '2028-02-29',
      '2028-04-29',
      '2028-06-29',
    ]);
  });

  test('can fall on the last Saturday or the second Tuesday of the month', () => {
    expect(datesOf('2026-10-31', { monthDay: 'last', ends: { times: 3 } })).toEqual([
      '2026-11-28',
      '2026-12-26',
      '2027-01-30',
    ]);
    expect(datesOf('2026-11-10', { monthDay: 'nth', ends: { until: '2027-02-28' } })).toEqual([
      '2026-12-08',
      '2027-01-12',
      '2027-02-09',
    ]);
  });
});

test('an entry repeats every n weeks on the given weekdays, counting from the week of the entry', () => {
  const weekdays: Weekday[] = [5, 1];
  expect(datesOf('2026-11-11', { unit: 'week', weekdays, ends: { times: 4 } })).toEqual([
    '2026-11-13',
    '2026-11-16',
    '2026-11-20',
    '2026-11-23',
  ]);
  expect(datesOf('2026-11-11', { unit: 'week', every: 2, weekdays, ends: { times: 3 } })).toEqual([
    '2026-11-13',
    '2026-11-23',
    '2026-11-27',
  ]);
  expect(datesOf('2026-11-11', { unit: 'week', weekdays: [] })).toEqual([]);
});

test('dates on weekends move to Monday if weekends are skipped, but each Monday is used only once', () => {
  expect(datesOf('2026-11-12', { unit: 'day', skipWeekends: true, ends: { times: 3 } })).toEqual([
    '2026-11-13',
    '2026-11-16',
    '2026-11-17',
  ]);
  expect(datesOf('2026-10-31', { skipWeekends: true, ends: { until: '2027-01-31' } })).toEqual([
    '2026-11-30',
    '2026-12-31',
  ]);
});

test('repeatDates reports whether there are more than 100 dates, and stops at the last supported date', () => {
  const days = repeatDates('2026-01-01', { ...RULE, unit: 'day', ends: { until: '2026-12-31' } });
  expect([days.dates.length, days.dates.at(-1)?.date, days.isCut]).toEqual([100, '2026-04-11', true]);
  expect(repeatDates('2026-01-01', { ...RULE, unit: 'day', ends: { times: 100 } }).isCut).toBe(false);
  expect(datesOf('0001-01-01', { unit: 'week', weekdays: [0, 1], ends: { times: 1 } })).toEqual([
    '0001-01-07',
  ]);
  for (const unit of ['day', 'week', 'month'] as const) {
    expect(datesOf('9999-12-31', { unit, weekdays: [5, 6] })).toEqual([]);
  }
  expect(datesOf('9999-12-24', { unit: 'day', every: 3 })).toEqual(['9999-12-27', '9999-12-30']);
  expect(datesOf('9999-12-24', { unit: 'week', weekdays: [3, 5, 6] })).toEqual([
    '9999-12-25',
    '9999-12-29',
    '9999-12-31',
  ]);
  expect(datesOf('9999-10-30', { monthDay: 'last' })).toEqual(['9999-11-27', '9999-12-25']);
});

test('repeatDates returns valid dates in order, all of them after the first date and within the limits', () => {
  const rule: fc.Arbitrary<RepeatRule> = fc.record({
    every: fc.integer({ min: 1, max: 99 }),
    unit: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
    weekdays: fc.uniqueArray(fc.constantFrom<Weekday>(0, 1, 2, 3, 4, 5, 6)),
    monthDay: fc.constantFrom('day' as const, 'nth' as const, 'last' as const),
    ends: fc.oneof(
      fc.record({ times: fc.integer({ min: 2, max: MAX_DATES }) }),
      arbitraryDate.map((until) => ({ until })),
    ),
    skipWeekends: fc.boolean(),
  });
  const nearTheEnd = fc.integer({ min: 0, max: 800 }).map((days) => addDays(LAST_DATE, -days));
  fc.assert(
    fc.property(fc.oneof(arbitraryDate, nearTheEnd), rule, (start, given) => {
      const usesNth = given.unit === 'month' && given.monthDay === 'nth';
      // The dialog does not offer a fifth Friday, for example, because most months don't have one.
      fc.pre(!(usesNth && placeInMonth(start).week === 5));
      const { dates, isCut } = repeatDates(start, given);
      const { ends, unit, every, weekdays, monthDay, skipWeekends } = given;
      expect(dates.length).toBeLessThanOrEqual('times' in ends ? ends.times : MAX_DATES);
      if (isCut) expect(dates).toHaveLength(MAX_DATES);
      let last = start;
      for (const { date, isLastDay, isWeekend } of dates) {
        expect(isCalendarDate(date)).toBe(true);
        expect(date > last).toBe(true);
        last = date;
        if ('until' in ends) expect(date <= ends.until).toBe(true);
        expect(isWeekend).toBe([0, 6].includes(weekdayOf(date)));
        if (skipWeekends) expect(isWeekend).toBe(false);
        else if (unit === 'day') expect(daysBetween(start, date) % every).toBe(0);
        else if (unit === 'week') {
          expect(weekdays).toContain(weekdayOf(date));
          expect(Math.floor((daysBetween(start, date) + weekdayOf(start)) / 7) % every).toBe(0);
        } else {
          const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
          expect((months(date) - months(start)) % every).toBe(0);
          if (monthDay !== 'day') expect(weekdayOf(date)).toBe(weekdayOf(start));
          if (monthDay === 'nth') expect(placeInMonth(date).week).toBe(placeInMonth(start).week);
          if (monthDay === 'last') expect(placeInMonth(date).isLast).toBe(true);
          if (monthDay === 'day' && !isLastDay) expect(date.slice(8)).toBe(start.slice(8));
          if (isLastDay) expect(addDays(date, 1).endsWith('-01')).toBe(true);
        }
      }
    }),
  );
});
