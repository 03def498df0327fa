/** A calendar date in the format `YYYY-MM-DD`, without a time or time zone. */
export type CalendarDate = string;
