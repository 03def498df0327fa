import { addDays } from '../../../dates/add-days.js';
import { addMonths } from '../../../dates/add-months.js';
import { type Weekday, weekdayOf } from '../../../dates/weekday-of.js';
import type { CalendarDate } from '../../../logs/types.js';

/** A key as the grid reads it. */
export interface GridKey {
  key: string;
  weekStartsOn: Weekday;
  isRightToLeft: boolean;
}

/**
 * The day that a key leads to from another (decision S6): arrows by days and weeks, Home and End within the week,
 * PageUp and PageDown by months. Null for every other key.
 *
 * @example nextDay('2026-10-14', { key: 'ArrowDown', weekStartsOn: 0, isRightToLeft: false }) // '2026-10-21'
 */
export function nextDay(
  date: CalendarDate,
  { key, weekStartsOn, isRightToLeft }: GridKey,
): CalendarDate | null {
  const forward = isRightToLeft ? -1 : 1;
  const column = (weekdayOf(date) - weekStartsOn + 7) % 7;
  switch (key) {
    case 'ArrowRight':
      return addDays(date, forward);
    case 'ArrowLeft':
      return addDays(date, -forward);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'Home':
      return addDays(date, -column);
    case 'End':
      return addDays(date, 6 - column);
    case 'PageUp':
      return addMonths(date, -1);
    case 'PageDown':
      return addMonths(date, 1);
    default:
      return null;
  }
}
