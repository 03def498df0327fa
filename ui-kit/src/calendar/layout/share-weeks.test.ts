import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryEntries } from './arbitrary-entries.fixture.js';
import { layoutMonth } from './layout-month.js';
import { shareWeeks } from './share-weeks.js';

const weeksOf = (entries: Parameters<typeof layoutMonth>[0]['entries']) =>
  layoutMonth({ entries, cursor: '2026-10-14' });

test('shared weeks are equal to the new weeks, no matter what changes', () => {
  fc.assert(
    fc.property(arbitraryEntries, arbitraryEntries, (some, others) => {
      // The entries in both lists have the same ids.
      const next = [...some.slice(0, some.length / 2), ...others.slice(some.length / 2)];
      expect(shareWeeks(weeksOf(some), weeksOf(next))).toEqual(weeksOf(next));
    }),
  );
});

test('replaces only the weeks that contain a changed entry and, in those weeks, only its segment', () => {
  fc.assert(
    fc.property(arbitraryEntries, (entries) => {
      const before = weeksOf(entries);
      expect(shareWeeks(before, weeksOf([...entries])).every((week, index) => week === before[index])).toBe(
        true,
      );
      const shown = before.flatMap(({ days }) =>
        days.flatMap(({ lanes }) => lanes.filter((lane) => lane !== null)),
      );
      const [changed] = shown;
      if (!changed) return;
      const next = shareWeeks(
        before,
        weeksOf(entries.map((entry) => (entry === changed.entry ? { ...entry, color: '#14b8a6' } : entry))),
      );
      const known = new Set(shown);
      for (const [index, { days }] of next.entries()) {
        const segments = days.flatMap(({ lanes }) => lanes.filter((lane) => lane !== null));
        const isChanged = segments.some(({ entry }) => entry.id === changed.entry.id);
        expect(next[index] === before[index]).toBe(!isChanged);
        for (const segment of segments)
          expect(known.has(segment)).toBe(segment.entry.id !== changed.entry.id);
      }
    }),
  );
});
