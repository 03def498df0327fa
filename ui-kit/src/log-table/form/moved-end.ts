import { addDays, type CalendarDate, daysBetween, isCalendarDate } from '@content-planner/model';

interface Move {
  /** The old start. If it is not a date, the end does not change. */
  from: string;
  to: string;
  end: string;
}

/**
 * Returns the end of an entry after its start has changed. The end of a single-day entry moves with the start. The end
 * of a multi-day entry moves only if the new start is after the end. In that case, the number of days remains the same.
 * An end that was already before the start does not change, so that the user can correct it.
 *
 * @example movedEnd({ from: '2026-03-08', to: '2026-04-02', end: '2026-03-10' }) // '2026-04-04'
 */
export function movedEnd({ from, to, end }: Move): CalendarDate {
  if (![from, to, end].every(isCalendarDate)) return end;
  const length = daysBetween(from, end);
  return length === 0 || (length > 0 && end < to) ? addDays(to, length) : end;
}
