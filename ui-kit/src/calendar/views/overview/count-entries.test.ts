import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { CalendarEntry, LogKind } from '../../../logs/types.js';
import { arbitraryEntries } from '../../layout/arbitrary-entries.fixture.js';
import { countEntries } from './count-entries.js';

let count = 0;
const entry = (
  startDate: string,
  { endDate = startDate, kind = 'blog' as LogKind, brandId = null as string | null } = {},
): CalendarEntry => {
  count += 1;
  return { id: String(count), kind, title: '', startDate, endDate, brandId, color: null };
};
const blog = (entries: readonly CalendarEntry[], from = '2026-01-01', months = 6) =>
  countEntries({ entries, brands: [], from, months, today: '2026-06-10' }).byKind[0];

test('an entry is counted in the month of its first day', () => {
  const row = blog([entry('2026-01-30', { endDate: '2026-03-02' }), entry('2026-03-01')]);
  expect(row?.months.map(({ count: number }) => number)).toEqual([1, 0, 1, 0, 0, 0]);
  expect(row?.total).toBe(2);
});

test('an empty month is a gap if an earlier and a later month have entries, even outside the range', () => {
  const gaps = (entries: readonly CalendarEntry[]) =>
    blog(entries)?.months.flatMap(({ month, isGap }) => (isGap ? month : []));
  expect(gaps([entry('2026-02-01'), entry('2026-04-01')])).toEqual(['2026-03-01']);
  expect(gaps([entry('2025-12-31'), entry('2026-05-01')])).toEqual([
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
    '2026-04-01',
  ]);
  expect(gaps([entry('2026-01-01')])).toEqual([]);
});

test('the longest silence ends before the next planned entry, or today if no entry is planned', () => {
  const silence = (...entries: CalendarEntry[]) => blog(entries)?.longestSilence;
  expect(silence()).toBeNull();
  expect(silence(entry('2026-06-10'))).toBeNull();
  expect(silence(entry('2026-06-01'))).toEqual({ from: '2026-06-02', to: '2026-06-10', days: 9 });
  // The silence begins after the event, not after the entry that began and ended during the event.
  expect(
    silence(entry('2026-05-01', { endDate: '2026-05-20' }), entry('2026-05-02'), entry('2026-06-20')),
  ).toEqual({ from: '2026-05-21', to: '2026-06-19', days: 30 });
  // A silence that ended before the range is ignored.
  expect(silence(entry('2024-01-01'), entry('2025-12-31'), entry('2026-06-09'))).toMatchObject({
    from: '2026-01-01',
  });
});

test('rows follow the order of kinds and brands, and entries of unknown brands count as entries without a brand', () => {
  const { byKind, byBrand } = countEntries({
    entries: [
      entry('2026-01-01', { brandId: 'b' }),
      entry('2026-01-02', { brandId: 'deleted' }),
      entry('2026-01-03', { kind: 'other' }),
    ],
    brands: [{ id: 'a' }, { id: 'b' }],
    kinds: ['event', 'blog'],
    from: '2026-01-15',
    months: 3,
    today: '2026-01-03',
  });
  expect(byKind.map(({ kind, total }) => [kind, total])).toEqual([
    ['blog', 2],
    ['event', 0],
  ]);
  expect(byBrand.map(({ brandId, total }) => [brandId, total])).toEqual([
    ['a', 0],
    ['b', 1],
    [null, 1],
  ]);
  expect(byKind[0]?.months.map(({ month }) => month)).toEqual(['2026-01-01', '2026-02-01', '2026-03-01']);
});

test('every entry in the range is counted once in the rows by kind and once in the rows by brand', () => {
  fc.assert(
    fc.property(arbitraryEntries, (entries) => {
      const { byKind, byBrand } = countEntries({ entries, brands: [], from: '2026-10-01', months: 3 });
      const expected = entries.filter(
        ({ startDate }) => startDate >= '2026-10-01' && startDate <= '2026-12-31',
      ).length;
      for (const rows of [byKind, byBrand])
        expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(expected);
    }),
  );
});

test('entries of a kind that a newer server has count as other', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { byKind } = countEntries({
    entries: [entry('2026-01-01', { kind: 'made-up' as never })],
    brands: [],
    from: '2026-01-15',
    months: 1,
    today: '2026-01-03',
  });
  expect(byKind.find(({ kind }) => kind === 'other')?.total).toBe(1);
  warn.mockRestore();
});
