import { addDays, daysBetween } from '@content-planner/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalendarEntry } from '../../logs/types.js';
import { octoberEntries } from '../story-data.js';
import { arbitraryEntries } from './arbitrary-entries.fixture.js';
import { dayOrder, titleOrder } from './compare-entries.js';
import { entriesOfDay } from './entries-of-day.js';
import { firstRowFrom } from './first-row-from.js';
import { layoutAgenda } from './layout-agenda.js';

const all = { from: null, to: null, order: titleOrder('en-US') } as const;

const entry = (id: string, startDate: string, endDate = startDate): CalendarEntry => ({
  id,
  kind: 'event',
  title: id,
  startDate,
  endDate,
  brandId: null,
  color: null,
});

test('lists the sample entries for two days', () => {
  const rows = layoutAgenda({ ...all, entries: octoberEntries }).filter(
    ({ date }) => date >= '2026-10-12' && date <= '2026-10-13',
  );
  expect(rows.map(({ date, entry: { title }, role }) => `${date.slice(8)} ${title} ${role}`)).toEqual([
    '12 Harvest Festival middle',
    '12 Autumn Sale start',
    '12 Autumn Sale: early access single',
    '13 Harvest Festival end',
    '13 Autumn Sale middle',
    '13 Choosing a commuter bike single',
    '13 Sale countdown single',
  ]);
});

test('returns a row for each day of each entry, in the order of `entriesOfDay`', () => {
  fc.assert(
    fc.property(arbitraryEntries, (entries) => {
      const rows = layoutAgenda({ ...all, entries });
      const days = entries.reduce(
        (sum, { startDate, endDate }) => sum + daysBetween(startDate, endDate) + 1,
        0,
      );
      expect(rows).toHaveLength(days);
      expect(new Set(rows.map(({ key }) => key)).size).toBe(days);
      for (const date of new Set(rows.map((row) => row.date))) {
        const ofDay = rows.filter((row) => row.date === date);
        expect(ofDay.map((row) => row.entry)).toEqual(entriesOfDay(entries, date));
        expect(ofDay.map((row) => row.isFirst)).toEqual(ofDay.map((_row, index) => index === 0));
        expect(ofDay.map((row) => row.isLast)).toEqual(
          ofDay.map((_row, index) => index === ofDay.length - 1),
        );
      }
      for (const {
        date,
        role,
        entry: { startDate, endDate },
      } of rows) {
        const isOne = startDate === endDate;
        expect(role === 'single').toBe(isOne);
        if (!isOne) {
          expect(role === 'start').toBe(date === startDate);
          expect(role === 'end').toBe(date === endDate);
        }
      }
      expect(rows.map((row) => row.date)).toEqual(rows.map((row) => row.date).sort());
    }),
  );
});

test('returns only the rows within the bounds', () => {
  const bound = fc.integer({ min: -5, max: 60 }).map((days) => addDays('2026-09-27', days));
  fc.assert(
    fc.property(arbitraryEntries, bound, bound, (entries, one, other) => {
      const [from, to] = one < other ? [one, other] : [other, one];
      const keys = layoutAgenda({ entries, from, to, order: titleOrder('en-US') }).map((row) => row.key);
      const expected = layoutAgenda({ ...all, entries }).filter(({ date }) => date >= from && date <= to);
      expect(keys).toEqual(expected.map((row) => row.key));
    }),
  );
});

test('limits the number of rows for an entry that ends in the year 9999', () => {
  const rows = layoutAgenda({ ...all, entries: [entry('slip', '2026-10-14', '9999-12-31')] });
  expect(rows.length).toBeLessThan(1100);
  expect(rows.at(-1)).toMatchObject({ date: '9999-12-31', role: 'end' });
});

test('finds the first row on or after a day', () => {
  const rows = layoutAgenda({
    ...all,
    entries: [entry('a', '2026-10-01'), entry('b', '2026-10-05'), entry('c', '2026-10-05')],
  });
  expect(firstRowFrom(rows, '2026-09-01')).toBe(0);
  expect(firstRowFrom(rows, '2026-10-02')).toBe(1);
  expect(firstRowFrom(rows, '2026-10-05')).toBe(1);
  expect(firstRowFrom(rows, '2026-10-06')).toBe(3);
});

test('the first time field of a kind orders the entries of a day, and entries without a time come first', () => {
  const time = (fieldName: string, displayOrder: number) => ({
    ...{ id: fieldName, kind: 'blog', fieldName, fieldLabel: fieldName, fieldType: 'time' as const },
    ...{ dropdownOptions: null, isRequired: false, displayOrder },
  });
  const at = (title: string, dynamicFields: Record<string, string>) => ({
    ...entry(title, '2026-10-14', '2026-10-14'),
    ...{ kind: 'blog', dynamicFields },
  });
  const entries = [
    at('a', { airs: '14:30', ends: '08:00' }),
    at('b', { airs: '09:05' }),
    at('c', { ends: '07:00' }),
    at('d', { airs: '09:05' }),
  ];
  const fields = [time('ends', 2), time('airs', 1)];
  const order = dayOrder('en-US', fields);
  expect(dayOrder('en-US', fields)).toBe(order);
  expect(layoutAgenda({ ...all, entries, order }).map((row) => row.entry.title)).toEqual([
    'c',
    'b',
    'd',
    'a',
  ]);
});
