import { expect, test } from 'vitest';
import { titleYears } from './title-years.js';

test.each([
  [['Redaktionsplan 2027'], [2027]],
  [['Stand 24.11.2026', 'as of Nov 9, 2026', '12. April 2026', 'Redaktionsplan Q1/2027'], [2027]],
  [['Plan 2027/28'], [2027, 2028]],
  [['Harmonogram publikacji – marzec/kwiecień 2027'], [2027]],
  [['Contentkalender winter 26/27'], [2026, 2027]],
  [['Dezember 2026 – Januar 2027'], [2026, 2027]],
  [['MAR-27'], [2027]],
  [['2027年 SNS投稿カレンダー'], [2027]],
  [['Content_2027_export.csv'], [2027]],
  [['Export 2026-11-29.csv', 'posts-2027-03.csv'], [2027]],
  [['Support 24/7', 'Since 1999', '20 posts in 2 weeks', 'Round 12-26'], []],
  [['2019 to 2027'], []],
])('%j names the years %j', (texts, years) => {
  expect(titleYears(texts, 'en-US')?.years ?? []).toEqual(years);
});
