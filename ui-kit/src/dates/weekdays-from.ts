import type { CalendarDate } from '../logs/types.js';
import { weekOf } from './week-of.js';
import type { Weekday } from './weekday-of.js';

/**
 * A date for each day of the week in the order of a grid, to name its columns: the weeks that a grid shows may begin
 * before the first date that there is.
 *
 * @example weekdaysFrom(0).map((date) => formatWeekday(date, 'short')) // ['Sun', …, 'Sat']
 */
export function weekdaysFrom(weekStartsOn: Weekday): CalendarDate[] {
  return weekOf('2000-01-01', weekStartsOn);
}
