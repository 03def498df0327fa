import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalendarEntry } from '../../logs/types.js';
import { arbitraryEntries } from './arbitrary-entries.fixture.js';
import { layoutMonth } from './layout-month.js';
import { isWeekend } from './without-weekends.js';

const entry = (title: string, startDate: string, endDate: string): CalendarEntry => ({
  id: title,
  kind: 'event',
  title,
  startDate,
  endDate,
  brandId: null,
  color: null,
});

test('a bar that begins or ends on a hidden weekend is cut off at Monday or Friday', () => {
  const [, , week] = layoutMonth({
    entries: [
      entry('From Sunday', '2026-10-11', '2026-10-13'),
      entry('To Saturday', '2026-10-15', '2026-10-17'),
    ],
    cursor: '2026-10-14',
    hideWeekends: true,
  });
  expect(week?.days.map(({ date }) => date)).toEqual([
    '2026-10-12',
    '2026-10-13',
    '2026-10-14',
    '2026-10-15',
    '2026-10-16',
  ]);
  expect(week?.days[0]?.lanes[0]).toMatchObject({ column: 0, span: 2, isStart: false, isEnd: true });
  expect(week?.days[4]?.lanes[0]).toMatchObject({ column: 3, span: 2, isStart: true, isEnd: false });
});

test('a bar on a hidden weekend takes up no lane', () => {
  const weeks = layoutMonth({
    entries: [entry('A weekend', '2026-10-10', '2026-10-11'), entry('Blog', '2026-10-12', '2026-10-12')],
    cursor: '2026-10-14',
    weekStartsOn: 1,
    hideWeekends: true,
  });
  expect(JSON.stringify(weeks)).not.toContain('A weekend');
  expect(weeks[2]?.days[0]?.lanes).toHaveLength(1);
});

test('weekdays keep their totals and no bars overlap, regardless of the first day of the week', () => {
  fc.assert(
    fc.property(arbitraryEntries, fc.constantFrom(0, 1, 3, 6), (entries, weekStartsOn) => {
      const input = { entries, cursor: '2026-10-14', weekStartsOn, maxPerDay: 3 } as const;
      const all = layoutMonth(input).flatMap(({ days }) => days);
      for (const { days } of layoutMonth({ ...input, hideWeekends: true })) {
        expect(days).toHaveLength(5);
        for (const [column, { date, lanes, hidden, total }] of days.entries()) {
          expect(isWeekend(date)).toBe(false);
          expect(total).toBe(all.find((day) => day.date === date)?.total);
          const shown = lanes.flatMap((segment) => segment ?? []);
          expect(shown.length + hidden).toBe(total);
          for (const segment of shown)
            expect(segment.column <= column && column < segment.column + segment.span).toBe(true);
        }
      }
    }),
  );
});
