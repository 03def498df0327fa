import type { CalendarDate } from '../logs/types.js';
import type { DateShape } from './format-date.js';
import { weekdayOf } from './weekday-of.js';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * A date as `Intl.DateTimeFormat` formats it in 'en-US'. A page's first formatters take `Intl` longer than the rest
 * of a month takes to render, and most calendars need no other locale.
 *
 * @param date Must exist: see `isCalendarDate`.
 */
export function formatEnglish(shape: DateShape, date: CalendarDate): string {
  const year = Number(date.slice(0, 4));
  const month = MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
  const day = Number(date.slice(8));
  const weekday = WEEKDAYS[weekdayOf(date)] ?? '';
  switch (shape) {
    case 'short':
      // With the zeros of years before 1000, which Intl drops: forms read what they show.
      return `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
    case 'long':
      return `${weekday}, ${month} ${day}, ${year}`;
    case 'longDay':
      return `${weekday}, ${month} ${day}`;
    case 'mediumDay':
      return `${abbreviated(weekday)}, ${month} ${day}`;
    case 'monthDay':
      return `${abbreviated(month)} ${day}`;
    case 'monthDayYear':
      return `${abbreviated(month)} ${day}, ${year}`;
    case 'month':
      return `${month} ${year}`;
    case 'day':
      return `${day}`;
    case 'weekday':
      return weekday;
    case 'weekdayShort':
      return abbreviated(weekday);
    case 'weekdayNarrow':
      return weekday.charAt(0);
  }
}

const abbreviated = (name: string) => name.slice(0, 3);
