import { expect, test } from 'vitest';
import { isCalendarDate } from '../../src/dates/calendar-date.js';

test.each(['2026-01-01', '0001-01-01', '9999-12-31', '2028-02-29', '2000-02-29'])('accepts %s', (date) => {
  expect(isCalendarDate(date)).toBe(true);
});

test.each([
  '2026-02-29',
  '1900-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-04-31',
  '0000-12-31',
  '2026-1-1',
  '2026-10-14T00:00:00Z',
  ' 2026-10-14',
  '2026-10-14\n',
  '',
  null,
  undefined,
  20261014,
])('rejects %j', (date) => {
  expect(isCalendarDate(date)).toBe(false);
});
