import { dayNumber } from '../../dates/day-number.js';
import { isCalendarDate } from '../../dates/is-calendar-date.js';
import type { CalendarDate, CalendarEntry } from '../../logs/types.js';
import { warnOnce } from '../../primitives/warn-once.js';

const IMPOSSIBLE =
  'The calendar of @content-planner/ui-kit leaves out entries on impossible dates: startDate and endDate have to be days as YYYY-MM-DD.';

function warnOfImpossible({ id, startDate, endDate }: CalendarEntry): void {
  const [name, date] = isCalendarDate(startDate) ? ['endDate', endDate] : ['startDate', startDate];
  warnOnce(`${IMPOSSIBLE} The first is the ${name} '${date}' of the entry '${id}'.`, IMPOSSIBLE);
}

/**
 * Goes through the entries that touch a range, with their first and last day as day numbers. Entries with an
 * impossible date are left out, which the console says once with the first of them; an end before the start counts as the start.
 *
 * @param first Day number of the range's first day; `-Infinity` where it has none.
 * @param last Of its last day, inclusive; `Infinity` where it has none.
 */
export function eachSpan(
  entries: readonly CalendarEntry[],
  first: number,
  last: number,
  visit: (entry: CalendarEntry, start: number, end: number) => void,
): void {
  // Ten thousand entries share a few dozen dates: reading a date once is most of the speed.
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
    // Of two numbers that are none, neither comparison holds.
    if (start <= last && end >= first) visit(entry, start, end);
    else if (Number.isNaN(end)) warnOfImpossible(entry);
  }
}
