import { endOfMonth, isCalendarDate, startOfMonth } from './move-date.js';

/** Days from the first to the last one, both inclusive, as `YYYY-MM-DD`. */
export interface Days {
  from: string;
  to: string;
}

/** Whether both are valid calendar dates, and `from` is not after `to`. */
export const areDays = ({ from, to }: Days): boolean =>
  isCalendarDate(from) && isCalendarDate(to) && from <= to;

/** Returns the month of a day, as its first day. */
const monthOf = (day: string): string => startOfMonth(day);

/** Returns the month after another. For the last month, it's the last day, which is after every month, too. */
const monthAfter = (month: string): string => startOfMonth(month, 1);

/** Months from the first to the last one, both inclusive. */
interface Months {
  first: string;
  last: string;
}

/** Returns the months that lie completely within some days. There are none if `first` is after `last`. */
function wholeMonths({ from, to }: Days): Months {
  return {
    first: from === monthOf(from) ? from : monthAfter(from),
    last: to === endOfMonth(to) ? monthOf(to) : startOfMonth(to, -1),
  };
}

const earlier = (a: string, b: string) => (a < b ? a : b);

/** Options of {@link monthsOf}. */
export interface MonthsOptions {
  /** How many more months before and after. Default 0. */
  around?: number;
  /** Days on which no entry is expected to start. */
  quiet?: readonly Days[];
  /** Returns the first day on or after `day` on which an entry starts; undefined if there is none, or it's not known yet. */
  nextStart?: (day: string) => string | undefined;
}

/** The requests that are required for some days. */
export interface MonthsToRead {
  /** Whole months in order. */
  months: Days[];
  /** The first days of skipped months. The next entry from each shows whether the months are still empty. */
  starts: string[];
}

/**
 * Returns the months to fetch for some days. A quiet month is fetched only if an entry starts in it after all. Entries
 * that last into a skipped month are also on the last day of the month that is fetched before it, so none is missed. For
 * the same reason the first month is always fetched.
 *
 * @example
 * monthsOf({ from: '2026-02-22', to: '2026-03-28' }); // months: February and March of 2026
 * monthsOf({ from: '2026-01-01', to: '9999-12-31' }, { quiet: [{ from: '2026-01-02', to: '9999-12-30' }] });
 * // months: January 2026 and December 9999; starts: 2026-02-01
 */
export function monthsOf(
  { from, to }: Days,
  { around = 0, quiet = [], nextStart = () => undefined }: MonthsOptions = {},
): MonthsToRead {
  const first = startOfMonth(from, -around);
  const last = monthOf(startOfMonth(to, around));
  const gaps = quiet.map(wholeMonths);
  const read: MonthsToRead = { months: [], starts: [] };
  for (let month = first; month <= last; month = monthAfter(month)) {
    const gap =
      month > first && gaps.find((candidate) => candidate.first <= month && month <= candidate.last);
    if (gap) {
      read.starts.push(month);
      const next = nextStart(month);
      const afterGap = monthAfter(earlier(gap.last, last));
      month = next === undefined ? afterGap : earlier(monthOf(next), afterGap);
      if (month > last) break;
    }
    read.months.push({ from: month, to: endOfMonth(month) });
  }
  return read;
}
