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
