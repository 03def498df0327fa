import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CalendarEntry } from '../../logs/types.js';
import { octoberEntries } from '../story-data.js';
import { arbitraryEntries } from './arbitrary-entries.fixture.js';
import { laneOrder, titleOrder } from './compare-entries.js';
import { entriesOfDay } from './entries-of-day.js';
import { layoutMonth } from './layout-month.js';
import { monthRange } from './month-range.js';
import type { Segment, WeekLayout } from './week-layout.js';

const CURSOR = '2026-10-14';

const daysOf = (weeks: readonly WeekLayout[]) => weeks.flatMap((week) => week.days);
const shownOn = (lanes: readonly (Segment | null)[]) => lanes.flatMap((segment) => segment?.entry.id ?? []);

describe('the layout of the sample month', () => {
  const days = new Map(
    daysOf(layoutMonth({ entries: octoberEntries, cursor: CURSOR })).map((day) => [day.date, day]),
  );
  const titles = (date: string) => days.get(date)?.lanes.map((segment) => segment?.entry.title ?? null);

  test.each([
    ['2026-10-07', ['Ep. 42: Small harbors', 'Five autumn suppers', 'Photo shoot in the cellar'], 1],
    ['2026-10-09', ['Harvest Festival', 'Festival live stories', 'Festival: last tickets'], 0],
    ['2026-10-11', ['Harvest Festival', 'Sunday grape stomp'], 0],
    ['2026-10-14', ['Ask the frame builder', 'Autumn Sale', 'Autumn Sale: last 48 hours'], 2],
    ['2026-10-22', ['E-cargo launch', 'Wine and food expo', 'E-cargo: first look'], 2],
    ['2026-10-26', ['E-cargo launch', 'E-cargo: the long read', 'Launch day'], 2],
  ])('shows and counts the entries on %s', (date, expected, hidden) => {
    expect(titles(date)).toEqual(expected);
    expect(days.get(date)?.hidden).toBe(hidden);
  });

  test('marks a bar as outside only in weeks where all its displayed days are outside the month', () => {
    const lane = (date: string) => days.get(date)?.lanes[0];
    expect(lane('2026-09-29')).toMatchObject({
      isOutside: false,
      isStart: true,
      isEnd: true,
      column: 2,
      span: 4,
    });
    expect(lane('2026-11-01')).toMatchObject({
      isOutside: true,
      isStart: false,
      isEnd: true,
      column: 0,
      span: 2,
    });
    expect(lane('2026-10-10')).toMatchObject({ isStart: true, isEnd: false, column: 4, span: 3 });
  });
});

test('the layout never overlaps or splits bars, and counts all entries', () => {
  fc.assert(
    fc.property(arbitraryEntries, fc.integer({ min: 0, max: 4 }), (entries, maxPerDay) => {
      for (const { days } of layoutMonth({ entries, cursor: CURSOR, maxPerDay })) {
        for (const [column, { date, lanes, hidden, total }] of days.entries()) {
          const expected = entries.filter((entry) => entry.startDate <= date && entry.endDate >= date);
          const shown = shownOn(lanes);
          expect(lanes.length).toBeLessThanOrEqual(maxPerDay);
          expect(new Set(shown).size).toBe(shown.length);
          expect(total).toBe(expected.length);
          expect(hidden).toBe(expected.length - shown.length);
          for (const [lane, segment] of lanes.entries()) {
            if (segment === null) continue;
            expect(column).toBeGreaterThanOrEqual(segment.column);
            expect(column).toBeLessThan(segment.column + segment.span);
            expect(segment.entry.startDate <= date && segment.entry.endDate >= date).toBe(true);
            // A bar has the same lane on all its days, so it is never split.
            for (const day of days.slice(segment.column, segment.column + segment.span)) {
              expect(day.lanes[lane]).toBe(segment);
            }
            expect(segment.isStart).toBe(days[segment.column]?.date === segment.entry.startDate);
            expect(segment.isEnd).toBe(
              days[segment.column + segment.span - 1]?.date === segment.entry.endDate,
            );
          }
        }
      }
    }),
  );
});

test('an entry is hidden for a whole week or not at all, and a single-day entry only if no lane is free', () => {
  fc.assert(
    fc.property(arbitraryEntries, (entries) => {
      for (const { days } of layoutMonth({ entries, cursor: CURSOR })) {
        const shown = new Set(days.flatMap((day) => shownOn(day.lanes)));
        for (const { date, lanes, hidden } of days) {
          const missing = entries.filter(
            (entry) => entry.startDate <= date && entry.endDate >= date && !shown.has(entry.id),
          );
          expect(missing).toHaveLength(hidden);
          const used = shownOn(lanes).length;
          if (used < 3) expect(missing.every((entry) => entry.startDate !== entry.endDate)).toBe(true);
        }
      }
    }),
  );
});

test('longer entries get the upper lanes, and entries of equal length are ordered by title', () => {
  const before = laneOrder(titleOrder('en-US'));
  fc.assert(
    fc.property(arbitraryEntries, (entries) => {
      for (const { days } of layoutMonth({ entries, cursor: CURSOR, maxPerDay: Number.POSITIVE_INFINITY })) {
        for (const [column, { lanes }] of days.entries()) {
          for (const [lane, segment] of lanes.entries()) {
            if (segment === null || segment.column !== column) continue;
            const covered = days.slice(column, column + segment.span);
            for (let upper = 0; upper < lane; upper += 1) {
              const blockers = covered.flatMap((day) => day.lanes[upper]?.entry ?? []);
              expect(blockers.some((entry) => before(entry, segment.entry) < 0)).toBe(true);
            }
          }
        }
      }
    }),
  );
});

test('with `clip`, the layout shows only the month’s entries and cuts off bars at the start and end of the month', () => {
  fc.assert(
    fc.property(arbitraryEntries, (entries) => {
      const clipped = layoutMonth({ entries, cursor: CURSOR, maxPerDay: 2, clip: true });
      for (const { days } of clipped) {
        for (const { date, isOutside, lanes, total } of days) {
          const expected = entries.filter((entry) => entry.startDate <= date && entry.endDate >= date);
          expect(total).toBe(isOutside ? 0 : expected.length);
          if (isOutside) expect(lanes).toEqual([]);
          for (const segment of lanes) {
            if (segment === null) continue;
            const covered = days.slice(segment.column, segment.column + segment.span);
            expect(covered.every((day) => !day.isOutside)).toBe(true);
            expect(segment.isStart).toBe(covered[0]?.date === segment.entry.startDate);
            expect(segment.isEnd).toBe(covered.at(-1)?.date === segment.entry.endDate);
          }
        }
      }
    }),
  );
});

test('the layout does not depend on the order of the entries', () => {
  fc.assert(
    fc.property(arbitraryEntries, (entries) => {
      expect(layoutMonth({ entries: entries.toReversed(), cursor: CURSOR })).toEqual(
        layoutMonth({ entries, cursor: CURSOR }),
      );
    }),
  );
});

test('sorts titles that contain numbers by numeric value', () => {
  const titles = ['item 10', 'Item 2', 'item 1', 'item 11'];
  const entries = titles.map(
    (title): CalendarEntry => ({
      id: title,
      kind: 'blog',
      title,
      startDate: '2026-10-14',
      endDate: '2026-10-14',
      brandId: null,
      color: null,
    }),
  );
  expect(entriesOfDay(entries, '2026-10-14').map(({ title }) => title)).toEqual([
    'item 1',
    'Item 2',
    'item 10',
    'item 11',
  ]);
});

test('lists all entries of a day and no others', () => {
  fc.assert(
    fc.property(arbitraryEntries, (entries) => {
      for (const { date, total } of daysOf(layoutMonth({ entries, cursor: CURSOR }))) {
        expect(entriesOfDay(entries, date)).toHaveLength(total);
      }
    }),
  );
  expect(entriesOfDay(octoberEntries, '2026-10-14').map((entry) => entry.title)).toEqual([
    'Autumn Sale',
    'Ask the frame builder',
    'Autumn Sale: last 48 hours',
    'Ep. 43: Steel or carbon',
    'Festival in pictures',
  ]);
});

test('skips entries with invalid dates, and uses the start as the end if the end is earlier', () => {
  const odd = (id: string, startDate: string, endDate: string): CalendarEntry => ({
    id,
    kind: 'other',
    title: id,
    startDate,
    endDate,
    brandId: null,
    color: null,
  });
  const entries = [
    odd('a', '2026-10-40', '2026-10-41'),
    odd('b', '', ''),
    odd('c', '2026-10-20', '2026-10-01'),
  ];
  const totals = daysOf(layoutMonth({ entries, cursor: CURSOR })).filter((day) => day.total > 0);
  expect(totals.map((day) => day.date)).toEqual(['2026-10-20']);
});

test('returns the 42 displayed days as the range of a month', () => {
  expect(monthRange(CURSOR)).toEqual({ from: '2026-09-27', to: '2026-11-07' });
  expect(monthRange(CURSOR, 1)).toEqual({ from: '2026-09-28', to: '2026-11-08' });
});
