import {
  addMonths,
  type CalendarDate,
  today as currentDate,
  dayNumber,
  endOfMonth,
  fromDayNumber,
  startOfMonth,
} from '@content-planner/model';
import { BUILT_IN_KINDS, kindsIn } from '../../../logs/kinds/kinds-in.js';
import type { Brand, CalendarEntry, LogKind } from '../../../logs/types.js';
import { inEnglish } from '../../../messages/translate.js';
import { eachSpan } from '../../layout/each-span.js';
import type { CalendarCounts, CountRow, MonthCount, Silence } from './calendar-counts.js';

/** Input of {@link countEntries}. */
export interface CountEntriesInput {
  /** All entries. Entries outside the range determine whether the first and last months are gaps. */
  entries: readonly CalendarEntry[];
  /** The brands that get a row, in this order. */
  brands: readonly Pick<Brand, 'id'>[];
  /** The kinds that get a row. @default the kinds that every planner has */
  kinds?: readonly LogKind[];
  /** Any day of the first month. */
  from: CalendarDate;
  /** The number of months. */
  months: number;
  /** Today's date. Defaults to the date in the user's time zone. */
  today?: CalendarDate;
}

/** The kinds that every planner has, in display order. */
const BUILT_IN_IDS = BUILT_IN_KINDS.map(({ kind }) => kind);

/** An entry's first and last day as day numbers. */
interface Span {
  start: number;
  end: number;
}

/**
 * Counts entries by month, for each kind and each brand, as the server does. Use this function for an `OverviewTable`
 * with your own entries.
 *
 * @example countEntries({ entries, brands, from: '2026-01-01', months: 12 }).byKind[0]?.total
 */
export function countEntries({
  entries,
  brands,
  kinds = BUILT_IN_IDS,
  from,
  months: length,
  today = currentDate(),
}: CountEntriesInput): CalendarCounts {
  const months = overviewMonths(from, length);
  const ofKind = new Map<LogKind, Span[]>();
  const ofBrand = new Map<string | null, Span[]>();
  const known = new Set(brands.map(({ id }) => id));
  const shown = new Set(kinds);
  eachSpan(entries, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, (entry, start, end) => {
    // Entries of unknown kinds count as `other`, as the calendar displays them.
    const kind = shown.has(entry.kind) ? entry.kind : kindsIn(inEnglish).of(entry.kind).kind;
    if (!shown.has(kind)) return;
    const brandId = entry.brandId !== null && known.has(entry.brandId) ? entry.brandId : null;
    put(ofKind, kind, { start, end });
    put(ofBrand, brandId, { start, end });
  });
  const row = (spans: readonly Span[] = []) => countRow(spans, months, today);
  return {
    byKind: [...new Set([...BUILT_IN_IDS, ...kinds])]
      .filter((kind) => shown.has(kind))
      .map((kind) => ({ kind, ...row(ofKind.get(kind)) })),
    byBrand: [
      ...brands.map(({ id }) => ({ brandId: id, ...row(ofBrand.get(id)) })),
      { brandId: null, ...row(ofBrand.get(null)) },
    ],
  };
}

/** Returns the first day of each month, in order. Stops at December 9999. */
export function overviewMonths(from: CalendarDate, length: number): CalendarDate[] {
  const first = startOfMonth(from);
  return [...new Set(Array.from({ length }, (_month, index) => startOfMonth(addMonths(first, index))))];
}

function put<Key>(map: Map<Key, Span[]>, key: Key, span: Span): void {
  const spans = map.get(key);
  if (spans === undefined) map.set(key, [span]);
  else spans.push(span);
}

function countRow(
  spans: readonly Span[],
  months: readonly CalendarDate[],
  today: CalendarDate,
): Pick<CountRow, 'months' | 'total' | 'longestSilence'> {
  const sorted = spans.toSorted((a, b) => a.start - b.start);
  const first = sorted[0]?.start ?? Number.POSITIVE_INFINITY;
  const last = sorted.at(-1)?.start ?? Number.NEGATIVE_INFINITY;
  const counted = months.map((month): MonthCount => {
    const [start, end] = [dayNumber(month), dayNumber(endOfMonth(month))];
    const count = sorted.filter((span) => span.start >= start && span.start <= end).length;
    return { month, count, isGap: count === 0 && first < start && last > end };
  });
  const lastMonth = months.at(-1);
  return {
    months: counted,
    total: counted.reduce((sum, { count }) => sum + count, 0),
    longestSilence:
      months[0] === undefined || lastMonth === undefined
        ? null
        : longestSilence(sorted, dayNumber(months[0]), dayNumber(endOfMonth(lastMonth)), dayNumber(today)),
  };
}

/** Returns the longest silence that overlaps the range. The time before the first entry is not a silence. */
function longestSilence(sorted: readonly Span[], from: number, to: number, today: number): Silence | null {
  let longest: Silence | null = null;
  let covered: number | null = null;
  const check = (start: number, end: number) => {
    const days = end - start + 1;
    if (days < 1 || end < from || start > to || days <= (longest?.days ?? 0)) return;
    longest = { from: fromDayNumber(start), to: fromDayNumber(end), days };
  };
  for (const { start, end } of sorted) {
    if (covered !== null) check(covered + 1, start - 1);
    covered = Math.max(covered ?? end, end);
  }
  if (covered !== null) check(covered + 1, today);
  return longest;
}
