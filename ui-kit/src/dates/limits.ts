import type { CalendarDate } from './calendar-date.js';

/** The first date that the planner supports. */
export const FIRST_DATE: CalendarDate = '0001-01-01';

/** The last date that the planner supports. */
export const LAST_DATE: CalendarDate = '9999-12-31';
