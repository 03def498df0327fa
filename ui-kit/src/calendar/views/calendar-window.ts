import type { CalendarDate } from '../../logs/types.js';
import type { DateRange } from '../layout/range-of-days.js';

/** The days that the calendar displays, both inclusive. */
export interface DisplayedRange extends DateRange {
  /** The view scrolls on beyond them, as the agenda does: it calls `onNeedMore`, and displays what is in `loaded`. */
  isEndless?: boolean;
}

/**
 * The days whose entries a host has loaded for a view that scrolls on (the agenda). `null` is an end without more:
 * nothing lies beyond it.
 */
export interface CalendarWindow {
  /** First day whose entries are all there. */
  from: CalendarDate | null;
  /** Last day whose entries are all there, inclusive. */
  to: CalendarDate | null;
  /** Loading has failed at this end: it offers to try again, which asks once more. */
  failed?: 'before' | 'after' | null;
}

/** What a view that scrolls on asks its host for. */
export interface NeedMore {
  direction: 'before' | 'after';
  /** Somebody asked for this day: whoever can load up to it at once, or anew around it, should. */
  until?: CalendarDate;
}
