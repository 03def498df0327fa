import type { CalendarDate } from './calendar-date.js';
import { weekOf } from './week-of.js';
import type { Weekday } from './weekday-of.js';

/**
 * Returns a date for each day of the week, in the order of a grid's columns, to format the column names. These are not
 * dates from the grid itself, because its weeks can begin before the first supported date.
 *
 * @example weekdaysFrom(0).map((date) => formatWeekday(date, 'short')) // ['Sun', …, 'Sat']
 */
export function weekdaysFrom(weekStartsOn: Weekday): CalendarDate[] {
  return weekOf('2000-01-01', weekStartsOn);
}
