import { type CalendarDate, type Weekday, weekOf } from '@content-planner/model';

/**
 * Returns one date for each day of the week, in the order of a grid's columns. Use them to format the column names. The
 * dates are not from the grid itself, because its weeks can begin before the first supported date.
 *
 * @example weekdaysFrom(0).map((date) => formatWeekday(date, 'short')) // ['Sun', …, 'Sat']
 */
export function weekdaysFrom(weekStartsOn: Weekday): CalendarDate[] {
  return weekOf('2000-01-01', weekStartsOn);
}
