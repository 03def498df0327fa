import { expect, test } from 'vitest';
import { formatAgo } from './format-ago.js';

const now = new Date('2026-11-11T09:40:00Z');

test.each([
  ['2026-11-11T09:39:00Z', '1 minute ago'],
  ['2026-11-11T09:38:00Z', '2 minutes ago'],
  ['2026-11-11T08:41:00Z', '59 minutes ago'],
  ['2026-11-11T08:40:00Z', '1 hour ago'],
  ['2026-11-10T09:41:00Z', '23 hours ago'],
  ['2026-11-08T09:40:00Z', '3 days ago'],
])('formats %s as %s', (at, text) => {
  expect(formatAgo(at, now)).toBe(text);
});

test('formatAgo returns null for less than a minute, for future instants and for invalid text', () => {
  expect(formatAgo('2026-11-11T09:39:01Z', now)).toBeNull();
  expect(formatAgo('2026-11-11T09:50:00Z', now)).toBeNull();
  expect(formatAgo('yesterday', now)).toBeNull();
});

test('formatAgo formats seconds if the smallest unit is a second', () => {
  expect(formatAgo('2026-11-11T09:39:55Z', now, 'en-US', 'second')).toBe('5 seconds ago');
  expect(formatAgo('2026-11-11T09:39:59.500Z', now, 'en-US', 'second')).toBeNull();
});

test('formatAgo uses the language of the locale', () => {
  expect(formatAgo('2026-11-11T09:38:00Z', now, 'de')).toBe('vor 2 Minuten');
});
