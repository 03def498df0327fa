import { expect, test } from 'vitest';
import { movedEnd } from './moved-end.js';

test.each([
  ['moves the end of a single-day entry forward', '2026-03-08', '2026-12-31', '2026-03-08', '2026-12-31'],
  ['moves the end of a single-day entry back', '2026-03-08', '2026-02-01', '2026-03-08', '2026-02-01'],
  [
    'keeps the end of a multi-day entry if the start moves forward but not past the end',
    '2026-03-08',
    '2026-03-09',
    '2026-03-10',
    '2026-03-10',
  ],
  [
    'keeps the end of a multi-day entry if the start moves back',
    '2026-03-08',
    '2026-03-01',
    '2026-03-10',
    '2026-03-10',
  ],
  [
    'keeps the number of days if the start moves past the end',
    '2026-03-08',
    '2026-04-02',
    '2026-03-10',
    '2026-04-04',
  ],
  ['keeps an end that is before the start', '2026-03-08', '2026-04-02', '2026-03-07', '2026-03-07'],
  ['keeps the end if the old start is not a date', '3/8', '2026-04-02', '2026-03-10', '2026-03-10'],
  ['keeps the end if the new start is not a date', '2026-03-08', '02/30/2026', '2026-03-08', '2026-03-08'],
  ['keeps an end that is not a date', '2026-03-08', '2026-04-02', 'soon', 'soon'],
  ['limits the end to the last supported date', '9999-12-01', '9999-12-31', '9999-12-03', '9999-12-31'],
])('%s', (_, from, to, end, moved) => {
  expect(movedEnd({ from, to, end })).toBe(moved);
});
