import { addMonths } from '@content-planner/model';
import { expect, test } from 'vitest';
import { nextDay } from './next-day.js';

const from = (key: string, isRightToLeft = false, weekStartsOn: 0 | 1 = 0) =>
  nextDay('2026-10-14', { key, weekStartsOn, isRightToLeft, page: addMonths });

test.each([
  ['ArrowRight', '2026-10-15'],
  ['ArrowLeft', '2026-10-13'],
  ['ArrowDown', '2026-10-21'],
  ['ArrowUp', '2026-10-07'],
  ['Home', '2026-10-11'],
  ['End', '2026-10-17'],
  ['PageUp', '2026-09-14'],
  ['PageDown', '2026-11-14'],
  ['a', null],
  ['Enter', null],
])('nextDay returns the day that %s moves to: %s', (key, expected) => {
  expect(from(key)).toBe(expected);
});

test('in right-to-left grids, the left and right arrow keys move in the direction of the arrow', () => {
  expect(from('ArrowRight', true)).toBe('2026-10-13');
  expect(from('ArrowLeft', true)).toBe('2026-10-15');
});

test('Home and End move to the first and last day of the displayed week', () => {
  expect(from('Home', false, 1)).toBe('2026-10-12');
  expect(from('End', false, 1)).toBe('2026-10-18');
});
