import { expect, test } from 'vitest';
import { movedEnd } from './moved-end.js';

test.each([
  ['a single day goes along', '2026-03-08', '2026-12-31', '2026-03-08', '2026-12-31'],
  ['a single day goes back, too', '2026-03-08', '2026-02-01', '2026-03-08', '2026-02-01'],
  [
    'several days stay where the start does not pass the end',
    '2026-03-08',
    '2026-03-09',
    '2026-03-10',
    '2026-03-10',
  ],
  ['several days grow where the start goes back', '2026-03-08', '2026-03-01', '2026-03-10', '2026-03-10'],
  [
    'several days keep their number where the start passes the end',
    '2026-03-08',
    '2026-04-02',
    '2026-03-10',
    '2026-04-04',
  ],
  ['an end before the start is left', '2026-03-08', '2026-04-02', '2026-03-07', '2026-03-07'],
  ['a start that was no date moves nothing', '3/8', '2026-04-02', '2026-03-10', '2026-03-10'],
  ['a start that is no date moves nothing', '2026-03-08', '02/30/2026', '2026-03-08', '2026-03-08'],
  ['an end that is no date stays to be mended', '2026-03-08', '2026-04-02', 'soon', 'soon'],
  ['no end lies past the last year', '9999-12-01', '9999-12-31', '9999-12-03', '9999-12-31'],
])('%s', (_, from, to, end, moved) => {
  expect(movedEnd({ from, to, end })).toBe(moved);
});
