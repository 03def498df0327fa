import type { CalendarDate } from '@content-planner/model';
import type { DateRange } from '../layout/range-of-days.js';

/** The days that the calendar displays, inclusive. */
export interface DisplayedRange extends DateRange {
  /**
   * Whether the view scrolls beyond these days, as the agenda does. Such a view calls `onNeedMore`, and displays the
   * days in `loaded`.
   */
  isEndless?: boolean;
}

/**
 * The days whose entries the application has loaded for a view that scrolls endlessly (the agenda). If `from` or `to`
 * is null, there are no more entries at that end.
 */
export interface CalendarWindow {
  /** First day whose entries are all loaded. */
  from: CalendarDate | null;
  /** Last day whose entries are all loaded, inclusive. */
  to: CalendarDate | null;
  /** The end at which loading failed. The view displays a button there that calls `onNeedMore` again. */
  failed?: 'before' | 'after' | null;
}

/** A request from an endless view for more entries. */
export interface NeedMore {
  direction: 'before' | 'after';
  /**
   * A day that the user navigated to. Load everything up to this day in one request, or replace the loaded days with
   * the days around it.
   */
  until?: CalendarDate;
}
