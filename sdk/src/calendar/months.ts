import { addDays, addMonths, endOfMonth, isCalendarDate, startOfMonth } from '@content-planner/model';

/** A range of days as `YYYY-MM-DD`, inclusive. */
export interface Days {
  from: string;
  to: string;
}

/** Returns whether `from` and `to` are valid calendar dates and `from` is not after `to`. */
export const areDays = ({ from, to }: Days): boolean =>
  isCalendarDate(from) && isCalendarDate(to) && from <= to;

/**
 * Returns the first day of the next month. For December 9999, returns December 31, which is later than the first day of
 * any month.
 */
const monthAfter = (month: string): string => addDays(endOfMonth(month), 1);

/** A range of months, inclusive. */
interface Months {
  first: string;
  last: string;
}

/**
 * Returns the months that are completely within a range of days. If there are no such months, `first` is after `last`.
 */
function wholeMonths({ from, to }: Days): Months {
  return {
    first: from === startOfMonth(from) ? from : monthAfter(from),
    last: to === endOfMonth(to) ? startOfMonth(to) : startOfMonth(addMonths(to, -1)),
  };
}

const earlier = (a: string, b: string) => (a < b ? a : b);

/** Options for {@link monthsOf}. */
export interface MonthsOptions {
  /** How many additional months to fetch before and after the range. Default: 0. */
  around?: number;
  /** Days on which no entry is expected to start. */
  quiet?: readonly Days[];
  /**
   * Returns the first day, on or after `day`, on which an entry starts. Returns undefined if there is no such day or if
   * it isn't known yet.
   */
  nextStart?: (day: string) => string | undefined;
}

/** The requests that are required for a range of days. */
export interface MonthsToRead {
  /** The months to fetch, in order. */
  months: Days[];
  /**
   * The first day of each skipped range of months. Fetching the first entry on or after that day shows whether the
   * range is still empty.
   */
  starts: string[];
}

/**
 * Returns the months to fetch for a range of days. If all days of a month are in `quiet`, the month is fetched only if
 * an entry does start in it. An entry that starts earlier and extends into a skipped month is not missed: it also
 * covers the last day of the month before the skipped months, and that month is fetched. For the same reason, the first
 * month is always fetched.
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
  const first = startOfMonth(addMonths(from, -around));
  const last = startOfMonth(addMonths(to, around));
  const gaps = quiet.map(wholeMonths);
  const read: MonthsToRead = { months: [], starts: [] };
  for (let month = first; month <= last; month = monthAfter(month)) {
    const gap =
      month > first && gaps.find((candidate) => candidate.first <= month && month <= candidate.last);
    if (gap) {
      read.starts.push(month);
      const next = nextStart(month);
      const afterGap = monthAfter(earlier(gap.last, last));
      month = next === undefined ? afterGap : earlier(startOfMonth(next), afterGap);
      if (month > last) break;
    }
    read.months.push({ from: month, to: endOfMonth(month) });
  }
  return read;
}
