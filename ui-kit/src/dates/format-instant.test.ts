import { expect, test } from 'vitest';
import { formatDayNear, formatTime } from './format-instant.js';

const at = new Date(2026, 10, 11, 9, 38).toISOString();

test('formatTime formats a time in the user’s time zone', () => {
  expect(formatTime(at).replace('\u202f', ' ')).toBe('9:38 AM');
  expect(formatTime(at, 'de')).toMatch(/^0?9:38$/);
  expect(formatTime('not a time')).toBe('');
});

test('formatDayNear formats a date with its year only if the date is not in the current year', () => {
  expect(formatDayNear('2026-11-17', '2026-11-11')).toBe('November 17');
  expect(formatDayNear('2027-01-29', '2026-11-11')).toBe('January 29, 2027');
  expect(formatDayNear('soon', '2026-11-11')).toBe('soon');
});
