/** Days from the first to the last one, both inclusive, as `YYYY-MM-DD`. */
export interface Days {
  from: string;
  to: string;
}

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** Months are counted from the year 0, so that they can be added to. */
const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

const FIRST = 12;
const LAST = 9999 * 12 + 11;

/** The whole of a counted month. */
function daysOf(month: number): Days {
  const year = Math.floor(month / 12);
  const name = `${pad(year, 4)}-${pad((month % 12) + 1, 2)}`;
  // In UTC, where every day has its 24 hours.
  const last = new Date(Date.UTC(2000, 0, 1));
  last.setUTCFullYear(year, (month % 12) + 1, 0);
  return { from: `${name}-01`, to: `${name}-${pad(last.getUTCDate(), 2)}` };
}

/** Whether what a host has given are days on the calendar, the first one first. */
export function areDays({ from, to }: Days): boolean {
  const isDay = (date: string) => {
    if (!/^\d{4}-\d\d-\d\d$/.test(date) || monthOf(date) < FIRST) return false;
    const month = daysOf(monthOf(date));
    return month.from <= date && date <= month.to;
  };
  return isDay(from) && isDay(to) && from <= to;
}

/**
 * The months that some days lie in, whole, in their order.
 *
 * @param around how many more before and after
 * @example
 * monthsOf({ from: '2026-02-22', to: '2026-03-28' }); // February and March of 2026
 */
export function monthsOf({ from, to }: Days, around = 0): Days[] {
  const first = Math.max(FIRST, monthOf(from) - around);
  const last = Math.min(LAST, monthOf(to) + around);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => daysOf(first + index));
}

/** Fewer days than the API answers at once (400). */
const LONGEST = 12;

/**
 * Takes months together, up to a year of them, where nothing is expected.
 *
 * @param months in their order
 * @param quiet days of which nothing is expected; months that lie in them as a whole are taken together
 * @example
 * mergeQuiet(monthsOf({ from: '2026-01-01', to: '2027-12-31' }), [{ from: '2026-02-01', to: '2027-11-30' }]);
 * // January 2026, February 2026 to January 2027, February to November 2027, December 2027
 */
export function mergeQuiet(months: readonly Days[], quiet: readonly Days[]): Days[] {
  const merged: Days[] = [];
  let length = 0;
  for (const month of months) {
    const isQuiet = quiet.some(({ from, to }) => from <= month.from && month.to <= to);
    const last = merged.at(-1);
    if (isQuiet && last && length > 0 && length < LONGEST) {
      last.to = month.to;
      length += 1;
    } else {
      merged.push({ ...month });
      length = isQuiet ? 1 : 0;
    }
  }
  return merged;
}
