import { addMonths } from '../../../dates/add-months.js';
import type { CalendarDate } from '../../../dates/calendar-date.js';
import { endOfMonth } from '../../../dates/end-of-month.js';
import { startOfMonth } from '../../../dates/start-of-month.js';
import type { DateRange } from '../../layout/range-of-days.js';

/** Returns the month of the cursor, one before and two after it: the displayed range if the host does not load more. */
export function agendaRange(cursor: CalendarDate): DateRange {
  const month = startOfMonth(cursor);
  return { from: addMonths(month, -1), to: endOfMonth(addMonths(month, 2)) };
}
