const FIRST = '0001-01-01';
const LAST = '9999-12-31';

/** Formats a date in UTC. All arithmetic uses UTC, because every UTC day has 24 hours. */
function dateAt(year: number, month: number, day: number): string {
  const instant = new Date(0);
  instant.setUTCFullYear(year, month, day);
  if (instant.getUTCFullYear() < 1) return FIRST;
  if (instant.getUTCFullYear() > 9999) return LAST;
  return instant.toISOString().slice(0, 10);
}

const partsOf = (date: string): [year: number, month: number, day: number] => [
  Number(date.slice(0, 4)),
  Number(date.slice(5, 7)) - 1,
  Number(date.slice(8)),
];

/** Returns whether a string is an existing date in the format `YYYY-MM-DD`, within the years 1 to 9999. */
export const isCalendarDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && dateAt(...partsOf(text)) === text;

/**
 * Adds days to a date, or subtracts them if the number is negative. Stays within the years 1 to 9999.
 *
 * @example
 * addDays('2026-02-28', 1); // '2026-03-01'
 */
export function addDays(date: string, days: number): string {
  const [year, month, day] = partsOf(date);
  return dateAt(year, month, day + days);
}

/**
 * Adds months to a date and returns the first day of the resulting month. Stays within the years 1 to 9999.
 *
 * @example
 * startOfMonth('2026-01-31', 1); // '2026-02-01'
 */
export function startOfMonth(date: string, months = 0): string {
  const [year, month] = partsOf(date);
  return dateAt(year, month + months, 1);
}

/**
 * Adds months to a date and returns the last day of the resulting month. Stays within the years 1 to 9999.
 *
 * @example
 * endOfMonth('2026-01-31', 1); // '2026-02-28'
 */
export function endOfMonth(date: string, months = 0): string {
  const [year, month] = partsOf(date);
  return dateAt(year, month + months + 1, 0);
}
