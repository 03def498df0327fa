/** A calendar date as `YYYY-MM-DD`. It has no time and no time zone. */
export type CalendarDate = string;
