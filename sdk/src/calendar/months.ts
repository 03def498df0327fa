/** Days from the first to the last one, both inclusive, as `YYYY-MM-DD`. */
export interface Days {
  from: string;
  to: string;
}

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** Returns the number of a month, counted from the year 0. */
const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

const FIRST = 12;
const LAST = 9999 * 12 + 11;

/** Returns the first and the last day of a numbered month. */
function daysOf(month: number): Days {
  const year = Math.floor(month / 12);
  const name = `${pad(year, 4)}-${pad((month % 12) + 1, 2)}`;
  // In UTC, where every day has 24 hours.
  const last = new Date(Date.UTC(2000, 0, 1));
  last.setUTCFullYear(year, (month % 12) + 1, 0);
  return { from: `${name}-01`, to: `${name}-${pad(last.getUTCDate(), 2)}` };
}

/** Whether both are valid calendar dates, and `from` is not after `to`. */
export function areDays({ from, to }: Days): boolean {
  const isDay = (date: string) => {
    if (!/^\d{4}-\d\d-\d\d$/.test(date) || monthOf(date) < FIRST) return false;
    const month = daysOf(monthOf(date));
    return month.from <= date && date <= month.to;
  };
  return isDay(from) && isDay(to) && from <= to;
}

/** Numbered months from the first to the last one, both inclusive. */
interface Months {
  first: number;
  last: number;
}

/** Returns the months that lie completely within some days. There are none if `first` is after `last`. */
function wholeMonths({ from, to }: Days): Months {
  const [first, last] = [monthOf(from), monthOf(to)];
  return {
    first: from === daysOf(first).from ? first : first + 1,
    last: to === daysOf(last).to ? last : last - 1,
  };
}

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
  /** The days from which to look for the next entry, to verify that the skipped months are empty. */
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
  const first = Math.max(FIRST, monthOf(from) - around);
  const last = Math.min(LAST, monthOf(to) + around);
  const gaps = quiet.map(wholeMonths);
  const read: MonthsToRead = { months: [], starts: [] };
  for (let month = first; month <= last; month += 1) {
    const gap =
      month > first && gaps.find((candidate) => candidate.first <= month && month <= candidate.last);
    if (gap) {
      const start = daysOf(month).from;
      read.starts.push(start);
      const next = nextStart(start);
      const end = Math.min(gap.last, last);
      month = next === undefined ? end + 1 : Math.min(monthOf(next), end + 1);
      if (month > last) break;
    }
    read.months.push(daysOf(month));
  }
  return read;
}
