const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Returns the number of days in a month. `month` is 1 for January.
 *
 * @example daysInMonth(2028, 2) // 29
 */
export function daysInMonth(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && leap ? 29 : (LENGTHS[month - 1] ?? 0);
}
