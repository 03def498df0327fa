import { type CalendarDate, toCalendarDate } from '@content-planner/model';
import type { ChangeSet } from './types.js';

/** Groups changes by day in the user's time zone. Keeps the order of the changes. */
export function byDay(items: readonly ChangeSet[]): Map<CalendarDate, ChangeSet[]> {
  const days = new Map<CalendarDate, ChangeSet[]>();
  for (const item of items) {
    const date = toCalendarDate(new Date(item.at));
    const day = days.get(date);
    if (day) day.push(item);
    else days.set(date, [item]);
  }
  return days;
}
