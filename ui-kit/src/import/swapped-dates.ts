import { type CalendarDate, isCalendarDate } from '@content-planner/model';
import type { PlacedText } from './date-texts.js';
import { writtenDate } from './written-date.js';

/** Dates in which a spreadsheet has perhaps swapped day and month. */
export interface SwappedDates {
  /** The dates with day and month swapped, keyed by row. */
  dates: ReadonlyMap<number, string>;
  /** The number of other dates, which are text, and the first one. */
  texts: number;
  text: string;
  /** The first row whose date would be another one, and this date, as it is stored, and swapped. */
  row: number;
  stored: CalendarDate;
  swapped: CalendarDate;
}

const STORED = /^(\d{4})-(\d{2})-(\d{2})(?= |$)/;

/** The number of dates from which on they are not on such days by chance. */
const ENOUGH = 4;

/**
 * Finds dates that a spreadsheet with another order of day and month has perhaps read. It turns 05/01/2027 into May 1,
 * and keeps 13/01/2027 as text. So all dates are on one of the first 12 days, and all texts are on later ones.
 */
export function findSwapped(cells: readonly PlacedText[], locale: string): SwappedDates | null {
  const dates = new Map<number, string>();
  const texts: string[] = [];
  let first: Pick<SwappedDates, 'row' | 'stored' | 'swapped'> | null = null;
  for (const { text, row } of cells) {
    const [stored, year, month, day] = STORED.exec(text) ?? [];
    if (stored !== undefined) {
      const swapped = `${year}-${day}-${month}`;
      if (!isCalendarDate(swapped)) return null;
      dates.set(row, swapped + text.slice(stored.length));
      if (swapped !== stored) first ??= { row, stored, swapped };
      continue;
    }
    const start = writtenDate(text, locale)?.start;
    if (start?.type !== 'numbers' || start.year === null) continue;
    if (Math.max(start.first, start.second) <= 12) return null;
    texts.push(text);
  }
  const [text] = texts;
  if (first === null || text === undefined || dates.size + texts.length < ENOUGH) return null;
  return { dates, texts: texts.length, text, ...first };
}
