import { addDays } from '../../dates/add-days.js';
import { daysBetween } from '../../dates/days-between.js';
import { isCalendarDate } from '../../dates/is-calendar-date.js';
import type { CalendarDate } from '../../logs/types.js';

interface Move {
  /** The start as it was; text that is no date moves nothing. */
  from: string;
  /** The start as it is now. */
  to: string;
  end: string;
}

/**
 * Where the end of an entry goes when its start is moved: that of a single day goes along, that of several days only
 * where the start would pass it, with as many days as before. An end that stands before the start is left to be mended.
 *
 * @example movedEnd({ from: '2026-03-08', to: '2026-04-02', end: '2026-03-10' }) // '2026-04-04'
 */
export function movedEnd({ from, to, end }: Move): CalendarDate {
  if (![from, to, end].every(isCalendarDate)) return end;
  const length = daysBetween(from, end);
  return length === 0 || (length > 0 && end < to) ? addDays(to, length) : end;
}
