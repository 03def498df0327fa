import type { CalendarDate } from '@content-planner/model';

/**
 * Returns a `Date` for a calendar date in the local time zone, for libraries that use `Date` objects. The time is noon,
 * because in some time zones, midnight does not exist on the day when daylight saving time begins.
 */
export function localDate(date: CalendarDate): Date {
  const [year = 1, month = 1, day = 1] = date.split('-').map(Number);
  const result = new Date(2000, 0, 1, 12);
  result.setFullYear(year, month - 1, day);
  return result;
}
