import { type CalendarDate, dayNumber, isCalendarDate } from '@content-planner/model';
import { type DateOrder, inOrder, isoDate, type PlacedText } from './date-texts.js';
import { writtenDate } from './written-date.js';

/** Dates in which a spreadsheet has probably swapped day and month. */
export interface SwappedDates {
  /** The dates with day and month swapped, keyed by row. */
  dates: ReadonlyMap<number, CalendarDate>;
  /** The number of other dates, which are text. */
  texts: number;
  /** The first date, as it is stored, and swapped. */
  stored: CalendarDate;
  swapped: CalendarDate;
}

const STORED = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Finds dates that a spreadsheet with another order of day and month has read. It turns 05/01/2027 into May 1, and keeps
 * 13/01/2027 as text. So all dates are on one of the first 12 days, all texts are on later ones, and the swapped dates
 * are closer to the texts.
 */
export function findSwapped(
  cells: readonly PlacedText[],
  order: DateOrder | null,
  locale: string,
): SwappedDates | null {
  const dates = new Map<number, CalendarDate>();
  const [stored, texts]: [CalendarDate[], CalendarDate[]] = [[], []];
  for (const { text, row } of cells) {
    const [, year, month, day] = STORED.exec(text) ?? [];
    if (day !== undefined) {
      if (Number(day) > 12) return null;
      stored.push(text);
      dates.set(row, `${year}-${day}-${month}`);
      continue;
    }
    const start = writtenDate(text, locale)?.start;
    if (start?.type !== 'numbers' || start.year === null || order === null) continue;
    if (Math.max(start.first, start.second) <= 12) return null;
    const read = inOrder(start, order);
    const date = isoDate(start.year, read.month, read.day);
    if (isCalendarDate(date)) texts.push(date);
  }
  const swapped = [...dates.values()];
  const spread = (own: readonly CalendarDate[]) => {
    const numbers = [...own, ...texts].map(dayNumber);
    return Math.max(...numbers) - Math.min(...numbers);
  };
  const [first, firstSwapped] = [stored[0], swapped[0]];
  if (first === undefined || firstSwapped === undefined || stored.length < 2 || texts.length < 2) return null;
  return spread(swapped) < spread(stored) / 2
    ? { dates, texts: texts.length, stored: first, swapped: firstSwapped }
    : null;
}
