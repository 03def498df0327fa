import { afterEach, expect, it, vi } from 'vitest';
import { formatInstantDate } from './format-instant-date.js';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['Pacific/Kiritimati', '10/14/2026'],
  ['UTC', '10/13/2026'],
  ['America/Los_Angeles', '10/13/2026'],
])('formatInstantDate returns the local date in %s', (zone, day) => {
  vi.stubEnv('TZ', zone);
  expect(formatInstantDate('2026-10-13T22:30:00.000Z')).toBe(day);
});

it('formatInstantDate returns the previous date in time zones in which the new day has not begun yet', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(formatInstantDate('2026-01-01T03:00:00Z')).toBe('12/31/2025');
});

it('formatInstantDate returns an empty string for an invalid instant', () => {
  expect(formatInstantDate('soon')).toBe('');
});
