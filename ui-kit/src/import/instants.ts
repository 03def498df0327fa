import type { CalendarDate } from '@content-planner/model';
import type { PlacedText } from './date-texts.js';
import { writtenDate } from './written-date.js';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns the day of an instant in a time zone. */
export function dayInZone(ms: number, zone: string): CalendarDate {
  const format =
    formatters.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      ...{ timeZone: zone, calendar: 'gregory', year: 'numeric', month: 'numeric', day: 'numeric' },
    });
  formatters.set(zone, format);
  const part = (type: string) => format.formatToParts(ms).find((each) => each.type === type)?.value ?? '';
  const [year, month, day] = ['year', 'month', 'day'].map((type) => part(type).padStart(2, '0'));
  return `${year?.padStart(4, '0')}-${month}-${day}`;
}

/**
 * Returns the first time with a zone if times must be converted to the user's zone. If all times are midnight in UTC,
 * they mean days.
 */
export function findInstants(cells: readonly PlacedText[], locale: string): PlacedText | null {
  let first: PlacedText | null = null;
  let hasTimes = false;
  for (const cell of cells) {
    const instant = writtenDate(cell.text, locale)?.instant ?? null;
    if (instant === null) continue;
    first ??= cell;
    hasTimes ||= instant.time !== 0 || instant.offset !== 0;
  }
  return hasTimes ? first : null;
}
