import { knownLocale } from '../dates/known-locale.js';

/**
 * A moment as a print page dates itself, on the clock of whoever looks.
 *
 * @example formatMoment(new Date()) // '10/14/2026, 9:41 AM'
 */
export function formatMoment(moment: Date, locale = 'en-US'): string {
  return new Intl.DateTimeFormat(knownLocale(locale), {
    calendar: 'gregory',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(moment);
}
