import { type CalendarDate, dayNumber, isCalendarDate } from '@content-planner/model';
import { warnOnce } from '../../internal/warn-once.js';
import type { CalendarEntry } from '../../logs/types.js';

const IMPOSSIBLE =
  'The calendar of @content-planner/ui-kit omits entries with impossible dates: startDate and endDate must be existing dates in YYYY-MM-DD format.';

function warnOfImpossible({ id, startDate, endDate }: CalendarEntry): void {
  const [name, date] = isCalendarDate(startDate) ? ['endDate', endDate] : ['startDate', startDate];
  warnOnce(`${IMPOSSIBLE} The first is the ${name} '${date}' of the entry '${id}'.`, IMPOSSIBLE);
}

/**
 * Calls `visit` for the entries that overlap a range, with their first and last day as day numbers. Entries with an
 * invalid date are skipped, and a console warning names the first of them. If an entry ends before it starts, its start
 * is used as the end.
 *
 * @param first Day number of the range's first day, or `-Infinity`.
 * @param last Day number of the range's last day, inclusive, or `Infinity`.
 */
export function eachSpan(
  entries: readonly CalendarEntry[],
  first: number,
  last: number,
  visit: (entry: CalendarEntry, start: number, end: number) => void,
): void {
  // Ten thousand entries often share a few dozen dates. Parsing each date only once saves most of the time.
  const numbers = new Map<CalendarDate, number>();
  const numberOf = (date: CalendarDate) => {
    let number = numbers.get(date);
    if (number === undefined) {
      number = isCalendarDate(date) ? dayNumber(date) : Number.NaN;
      numbers.set(date, number);
    }
    return number;
  };
  for (const entry of entries) {
    const start = numberOf(entry.startDate);
    const end = entry.endDate === entry.startDate ? start : Math.max(start, numberOf(entry.endDate));
    // Comparisons with NaN are false, so invalid dates never reach `visit`.
    if (start <= last && end >= first) visit(entry, start, end);
    else if (Number.isNaN(end)) warnOfImpossible(entry);
  }
}
