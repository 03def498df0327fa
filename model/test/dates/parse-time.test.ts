import { expect, test } from 'vitest';
import { parseTime } from '../../src/dates/parse-time.js';
import { isTime } from '../../src/dates/time.js';

test.each([
  ['14:30', '14:30'],
  ['9:05', '09:05'],
  [' 9 ', '09:00'],
  ['0930', '09:30'],
  ['24', null],
  ['2:30 PM', '14:30'],
  ['2:30\u202fp.m.', '14:30'],
  ['12 am', '00:00'],
  ['12pm', '12:00'],
  ['13 pm', null],
  ['0 am', null],
  ['14.30 Uhr', '14:30'],
  ['14h30', '14:30'],
  ['8h', '08:00'],
  ['9:60', null],
  ['soon', null],
  ['', null],
])('parses %j as %j', (text, time) => {
  expect(parseTime(text)).toBe(time);
  if (time !== null) expect(isTime(time)).toBe(true);
});

test.each(['9:30', '24:00', '14:30:00', ' 14:30', '14:30\n', 1430, null, undefined])(
  '%j is not stored',
  (value) => {
    expect(isTime(value)).toBe(false);
  },
);
