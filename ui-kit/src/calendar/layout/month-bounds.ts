import type { CalendarDate } from '../../dates/calendar-date.js';
import { dayNumber } from '../../dates/day-number.js';
import { daysInMonth } from '../../dates/days-in-month.js';
import { startOfMonth } from '../../dates/start-of-month.js';

/** Returns the day numbers of the first and last day in a date's month. */
export function monthBounds(date: CalendarDate): { first: number; last: number } {
  const first = dayNumber(startOfMonth(date));
  return { first, last: first + daysInMonth(Number(date.slice(0, 4)), Number(date.slice(5, 7))) - 1 };
}
