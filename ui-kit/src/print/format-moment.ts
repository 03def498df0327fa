import { knownLocale } from '../dates/known-locale.js';

/**
 * Formats a date and time for a print page, in the user's time zone.
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
