import { addDays, daysBetween } from '@content-planner/model';

/** How many of a row's entries begin on one day of the range, before the range (`earlier`), or after it (`later`). */
export interface DayCount {
  day: string | 'earlier' | 'later';
  count: number;
  /** The earliest start date, `YYYY-MM-DD`. */
  first: string;
  /** The latest end date, `YYYY-MM-DD`. */
  last: string;
}

/** The days to count and the current day, as `YYYY-MM-DD`. The range is inclusive. */
export interface CountedDays {
  from: string;
  to: string;
  today: string;
}

/** The number of entries that begin in a month. */
export interface MonthCount {
  /** The first day of the month, `YYYY-MM-DD`. */
  month: string;
  count: number;
  /** Whether earlier and later months have entries, but this month has none. */
  isGap: boolean;
}

/** A range of consecutive days without an entry. Both dates are inclusive. */
export interface Silence {
  from: string;
  to: string;
  days: number;
}

/** The counts of one row. */
export interface Counts {
  months: MonthCount[];
  total: number;
  longestSilence: Silence | null;
}

/** Returns the first day of each month in a range. */
function monthsOf({ from, to }: CountedDays): string[] {
  const months: string[] = [];
  let [year = 0, month = 0] = from.split('-').map(Number);
  for (;;) {
    const day = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
    if (day > to) return months;
    months.push(day);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
}

function monthCounts(days: readonly DayCount[], range: CountedDays): MonthCount[] {
  const counts = new Map(monthsOf(range).map((month) => [month, 0]));
  const around = { earlier: 0, later: 0 };
  for (const { day, count } of days) {
    if (day === 'earlier' || day === 'later') around[day] += count;
    else counts.set(`${day.slice(0, 7)}-01`, (counts.get(`${day.slice(0, 7)}-01`) ?? 0) + count);
  }
  let later = around.later + [...counts.values()].reduce((sum, count) => sum + count, 0);
  let earlier = around.earlier;
  return [...counts].map(([month, count]) => {
    later -= count;
    const isGap = count === 0 && earlier > 0 && later > 0;
    earlier += count;
    return { month, count, isGap };
  });
}

/**
 * Returns the longest silence that overlaps the range. A silence begins after an entry and lasts until the next entry.
 * The silence after the last entry lasts until today.
 */
function longestSilence(days: readonly DayCount[], { from, to, today }: CountedDays): Silence | null {
  let longest: Silence | null = null;
  const consider = (start: string, end: string) => {
    if (start > end || start > to || end < from) return;
    const length = daysBetween(start, end) + 1;
    if (!longest || length > longest.days) longest = { from: start, to: end, days: length };
  };
  let covered: string | null = null;
  for (const { first, last } of days) {
    if (covered && covered < first) consider(addDays(covered, 1), addDays(first, -1));
    if (!covered || last > covered) covered = last;
  }
  if (covered && covered < today) consider(addDays(covered, 1), today);
  return longest;
}

const ORDER = { earlier: 0, later: 2 } as const;
const place = ({ day }: DayCount) => (day === 'earlier' || day === 'later' ? ORDER[day] : 1);

/**
 * Counts a row's entries by month, and finds the row's gaps and its longest silence.
 *
 * @param given the row's entries, in any order
 */
export function countRow(given: readonly DayCount[], range: CountedDays): Counts {
  const days = given.toSorted((a, b) => place(a) - place(b) || (a.first < b.first ? -1 : 1));
  const months = monthCounts(days, range);
  return {
    months,
    total: months.reduce((sum, { count }) => sum + count, 0),
    longestSilence: longestSilence(days, range),
  };
}
