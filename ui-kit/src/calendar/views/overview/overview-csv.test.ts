import { expect, test } from 'vitest';
import { kindsIn } from '../../../logs/kinds/kinds-in.js';
import { translateWith } from '../../../messages/translate.js';
import type { CalendarCounts } from './calendar-counts.js';
import { overviewCsv } from './overview-csv.js';

const months = [{ month: '2026-01-01', count: 2, isGap: false }];
const counts: CalendarCounts = {
  byKind: [
    { kind: 'blog', months, total: 2, longestSilence: { from: '2026-01-03', to: '2026-01-09', days: 7 } },
  ],
  byBrand: [
    { brandId: 'a', months, total: 2, longestSilence: null },
    { brandId: null, months, total: 2, longestSilence: null },
  ],
};
const translate = translateWith({});
const csvOf = (name: string) =>
  overviewCsv({
    counts,
    brands: [{ id: 'a', name }],
    locale: 'en-US',
    translate,
    kindOf: kindsIn(translate).of,
  });

test('the CSV file has a line for each row, with the row’s monthly counts, total and longest silence', () => {
  expect(csvOf('Harbor & Vine, "new"').split('\r\n')).toEqual([
    ',January 2026,Total,Longest silence,,',
    'By type',
    'Blog Post,2,2,7,2026-01-03,2026-01-09',
    'All,2,2,,,',
    'By brand',
    '"Harbor & Vine, ""new""",2,2,,,',
    'No brand,2,2,,,',
    '',
  ]);
});

test.each(['=1+1', '+1', '-1', '@SUM(B2)', '\tx', '\rx'])(
  'a brand named %j does not become a formula in the CSV file',
  (name) => {
    expect(csvOf(name)).toContain(`'${name}`);
  },
);
