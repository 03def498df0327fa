import { isTime } from './time.js';

const TYPED = /^(\d{1,2})(?:[:.h]?([0-5]\d))?h?(?:uhr|([ap])\.?m\.?)?$/;

/**
 * Reads a time of day that a person typed, with 12 or 24 hours.
 *
 * @returns the time as `HH:MM`, or null if the text is not a time
 * @example parseTime('2:30 PM') // '14:30'
 */
export function parseTime(text: string): string | null {
  const [, hours, minutes = '00', half] = TYPED.exec(text.toLowerCase().replace(/\s/g, '')) ?? [];
  if (hours === undefined || (half && !(Number(hours) >= 1 && Number(hours) <= 12))) return null;
  const hour = half ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours);
  const time = `${String(hour).padStart(2, '0')}:${minutes}`;
  return isTime(time) ? time : null;
}
