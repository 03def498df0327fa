import type { CalendarDate } from './calendar-date.js';

/** The first supported date. */
export const FIRST_DATE: CalendarDate = '0001-01-01';

/** The last supported date. */
export const LAST_DATE: CalendarDate = '9999-12-31';
