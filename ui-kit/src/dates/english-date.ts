import { type CalendarDate, weekdayOf } from '@content-planner/model';

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const LENGTHS: Record<string, number | undefined> = { short: 3, narrow: 1 };

/**
 * Formats a date the way `Intl.DateTimeFormat` does in 'en-US', but keeps the zeros in years before 1000
 * (`01/02/0005`), because forms parse the formatted dates. Does not use `Intl`, because creating the first `Intl`
 * formatters on a page takes longer than rendering the rest of a month, and most calendars use only this locale.
 *
 * @param date A date that exists, according to `isCalendarDate`.
 */
export function formatEnglish(
  date: CalendarDate,
  { weekday, month, day, year }: Intl.DateTimeFormatOptions,
): string {
  const [y = '', m = '', d = ''] = date.split('-');
  if (month === '2-digit') return `${m}/${d}/${y}`;
  const monthAndDay = [month && MONTHS[Number(m) - 1]?.slice(0, LENGTHS[month]), day && Number(d)];
  const text = joined(
    [weekday && WEEKDAYS[weekdayOf(date)]?.slice(0, LENGTHS[weekday]), joined(monthAndDay, ' ')],
    ', ',
  );
  return year ? `${text}${day ? ',' : ''} ${Number(y)}` : text;
}

const joined = (parts: readonly unknown[], separator: string) => parts.filter(Boolean).join(separator);
