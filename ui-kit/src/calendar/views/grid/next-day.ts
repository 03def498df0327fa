import { addDays, type CalendarDate, type Weekday, weekdayOf } from '@content-planner/model';
import { isWeekend } from '../../layout/without-weekends.js';

/** A pressed key and the settings of the grid in which the user pressed it. */
export interface GridKey {
  key: string;
  weekStartsOn: Weekday;
  /** Whether the grid hides Saturdays and Sundays. @default false */
  hideWeekends?: boolean;
  isRightToLeft: boolean;
  /** Returns the date that PageUp (-1) or PageDown (1) moves to. */
  page: (date: CalendarDate, direction: -1 | 1) => CalendarDate;
}

/**
 * Returns the day that a key moves to. Arrow keys move by days and weeks, Home and End move within the week, and PageUp
 * and PageDown move by a distance that the view defines. Returns null for all other keys.
 *
 * @example nextDay('2026-10-14', { key: 'ArrowDown', weekStartsOn: 0, isRightToLeft: false, page: addMonths }) //
 * '2026-10-21'
 */
export function nextDay(date: CalendarDate, input: GridKey): CalendarDate | null {
  const next = nextOfSeven(date, input);
  if (next === null || input.hideWeekends !== true) return next;
  // If a key moves to a hidden weekend, continue to a visible day: forward for Home, back for End, and in the same
  // direction for all other keys.
  const direction = input.key === 'Home' || (input.key !== 'End' && next > date) ? 1 : -1;
  let shown = next;
  while (isWeekend(shown)) shown = addDays(shown, direction);
  return shown;
}

function nextOfSeven(
  date: CalendarDate,
  { key, weekStartsOn, isRightToLeft, page }: GridKey,
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
      return page(date, -1);
    case 'PageDown':
      return page(date, 1);
    default:
      return null;
  }
}
