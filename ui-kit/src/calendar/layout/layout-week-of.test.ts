import fc from 'fast-check';
import { expect, test } from 'vitest';
import { octoberEntries } from '../story-data.js';
import { arbitraryEntries } from './arbitrary-entries.fixture.js';
import { titleOrder } from './compare-entries.js';
import { layoutWeekOf } from './layout-week-of.js';

const week = { cursor: '2026-10-14', weekStartsOn: 1, order: titleOrder('en-US') } as const;

test('lays out the sample week with bars at the top and single-day entries below them', () => {
  const { days } = layoutWeekOf({ ...week, entries: octoberEntries, maxPerDay: 50 });
  expect(days.map((day) => day.date)[0]).toBe('2026-10-12');
  const titles = days.map((day) => day.lanes.map((segment) => segment?.entry.title ?? null));
  expect(titles[0]).toEqual(['Harvest Festival', 'Autumn Sale', 'Autumn Sale: early access']);
  expect(titles[2]).toEqual([
    null,
    'Autumn Sale',
    'Ask the frame builder',
    'Autumn Sale: last 48 hours',
    'Ep. 43: Steel or carbon',
    'Festival in pictures',
  ]);
  expect(titles[6]).toEqual([]);
});

test('shows or counts every entry, keeps each bar in one lane, and sorts single-day entries by title', () => {
  const byTitle = titleOrder('en-US');
  fc.assert(
    fc.property(arbitraryEntries, fc.integer({ min: 1, max: 8 }), (entries, maxPerDay) => {
      const { days } = layoutWeekOf({ ...week, entries, maxPerDay });
      for (const { date, lanes, hidden, total } of days) {
        const ofDay = entries.filter((entry) => entry.startDate <= date && entry.endDate >= date);
        const shown = lanes.filter((segment) => segment !== null);
        expect(total).toBe(ofDay.length);
        expect(shown.length + hidden).toBe(total);
        expect(shown.length).toBeLessThanOrEqual(maxPerDay);
        const singles = shown.filter((segment) => !segment.isMultiDay);
        expect(lanes.slice(lanes.length - singles.length)).toEqual(singles);
        expect(singles.map(({ entry }) => entry)).toEqual(singles.map(({ entry }) => entry).sort(byTitle));
        for (const [lane, segment] of lanes.entries()) {
          if (segment?.isMultiDay !== true) continue;
          for (const day of days.slice(segment.column, segment.column + segment.span)) {
            expect(day.lanes[lane]).toBe(segment);
          }
        }
      }
    }),
  );
});
