import { addDays, fromDayNumber, type Weekday, weekdayOf } from '@content-planner/model';
import { findDates } from './date-order.js';
import { numberIn, weekdaysIn } from './date-texts.js';
import { monthText } from './months.js';
import { WEEK_OF, writtenDate } from './written-date.js';

const NAMED = new RegExp(`^(?:${WEEK_OF})\\b`, 'i');

/** The year of days whose year is unknown. Only February 29 depends on it. */
const ANY_YEAR = 2027;

/** Returns whether a cell is a week that is written with dates, such as 'w/c 28 Dec' and '28 Dec – 3 Jan'. */
export function isWeekOfDates(cell: string, locale: string): boolean {
  const { start, end } = writtenDate(cell, locale) ?? {};
  if (!start || start.type === 'week') return false;
  if (NAMED.test(cell.trim())) return true;
  const [first, last] = [start, end].map((each) => each && numberIn(each, each.year ?? ANY_YEAR, 'dayFirst'));
  if (first == null || last == null) return false;
  const days = (last - first + 365) % 365;
  return days >= 4 && days <= 6;
}

/**
 * Creates a function that returns a weekday of a week whose first day is written, as a date. Without a year, weeks begin
 * on Mondays.
 */
export function weekdayReader(
  weeks: readonly string[],
  { locale, today }: { locale: string; today: string },
) {
  const { order, mustAsk } = findDates(
    weeks.map((text, row) => ({ text, row })),
    { locale, today },
  );
  if (mustAsk) return null;
  return (week: string, weekday: string): string => {
    const start = writtenDate(week, locale)?.start;
    const [day] = weekdaysIn(weekday, locale) ?? [];
    const number = start && numberIn(start, start.year ?? ANY_YEAR, order ?? 'dayFirst');
    if (number == null || day === undefined) return week;
    const first = fromDayNumber(number);
    const begin: Weekday = start?.year == null ? 1 : weekdayOf(first);
    const date = addDays(first, (day - begin + 7) % 7);
    if (start?.year != null) return date;
    return `${weekday} ${monthText(String(Number(date.slice(8))), { month: Number(date.slice(5, 7)), year: null }, locale)}`;
  };
}
