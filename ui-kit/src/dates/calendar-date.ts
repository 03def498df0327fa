/** A calendar date as `YYYY-MM-DD`, without a time or time zone. */
export type CalendarDate = string;
