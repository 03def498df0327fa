import type { CalendarDate } from '../dates/calendar-date.js';

/** A date, or the current day of the person who looks at the entries. */
export type FilterDate = CalendarDate | 'today';

/** A period that begins or ends today. */
export interface RelativeDays {
  /** A whole number of at least 1. */
  count: number;
  unit: 'day' | 'week' | 'month';
}

/** What a condition compares with. {@link OPERATORS} describes what each operator accepts. */
export type ConditionValue =
  | string
  | number
  | boolean
  | readonly (string | null)[]
  | readonly [number, number]
  | RelativeDays;
