import { addMonths, type CalendarDate, endOfMonth, startOfMonth } from '@content-planner/model';
import type { DateRange } from '../../layout/range-of-days.js';

/**
 * Returns the range that the agenda displays if the application cannot load more: from one month before the cursor's
 * month to two months after it.
 */
export function agendaRange(cursor: CalendarDate): DateRange {
  const month = startOfMonth(cursor);
  return { from: addMonths(month, -1), to: endOfMonth(addMonths(month, 2)) };
}
