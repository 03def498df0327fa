import { dayNumber } from '@content-planner/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryDate } from '../../../model/test/dates/arbitrary-date.fixture.js';
import {
  formatCellDay,
  formatDayNumber,
  formatLongDate,
  formatLongDay,
  formatMediumDay,
  formatMonth,
  formatMonthDay,
  formatShortDate,
  formatSpan,
  formatWeekday,
  monthHeadingParts,
  rangeHeadingParts,
} from './format-date.js';

const MS_PER_DAY = 86_400_000;

test('the formatters format dates in the default locale', () => {
  expect(formatShortDate('2026-03-08')).toBe('03/08/2026');
  expect(formatLongDate('2026-03-08')).toBe('Sunday, March 8, 2026');
  expect(formatLongDay('2026-10-14')).toBe('Wednesday, October 14');
  expect(formatMediumDay('2026-10-14')).toBe('Wed, October 14');
  expect(formatMonthDay('2026-10-01')).toBe('Oct 1');
  expect(formatMonth('2026-10-14')).toBe('October 2026');
  expect(formatCellDay('2026-10-01')).toBe('Oct 1');
  expect(formatCellDay('2026-10-02')).toBe('2');
  expect(formatWeekday('2026-10-14', 'long')).toBe('Wednesday');
  expect(formatWeekday('2026-10-14', 'short')).toBe('Wed');
  expect(formatWeekday('2026-10-14', 'narrow')).toBe('W');
});

test('the formatters format dates in other locales', () => {
  expect(formatShortDate('2026-03-08', 'de-DE')).toBe('08.03.2026');
  expect(formatLongDate('2026-03-08', 'de-DE')).toBe('Sonntag, 8. März 2026');
  expect(monthHeadingParts('2026-10-14', 'ja-JP').map((part) => part.isYear)).toEqual([true, false]);
  expect(formatMonth('2026-10-14', 'th-TH')).toContain('2026');
});

test('the formatters format dates in the first and last supported years', () => {
  expect(formatShortDate('0005-01-02')).toBe('01/02/0005');
  expect(formatLongDate('0001-01-01')).toBe('Monday, January 1, 1');
  expect(formatLongDate('9999-12-31')).toBe('Friday, December 31, 9999');
});

test('a span includes its years only if they differ', () => {
  expect(formatSpan('2026-10-28', '2026-11-05')).toEqual({ from: 'Oct 28', to: 'Nov 5' });
  expect(formatSpan('2026-11-03', '2027-11-05')).toEqual({ from: 'Nov 3, 2026', to: 'Nov 5, 2027' });
  expect(formatSpan('2026-11-03', '2027-11-05', 'de-DE').to).toBe('5. Nov. 2027');
});

test('the formatters format dates in the default locale the way Intl does', () => {
  const shapes: [(date: string) => string, Intl.DateTimeFormatOptions][] = [
    [formatLongDate, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }],
    [formatLongDay, { weekday: 'long', month: 'long', day: 'numeric' }],
    [formatMediumDay, { weekday: 'short', month: 'long', day: 'numeric' }],
    [formatMonthDay, { month: 'short', day: 'numeric' }],
    [(date) => formatSpan(date, '0000-01-01').from, { year: 'numeric', month: 'short', day: 'numeric' }],
    [formatMonth, { year: 'numeric', month: 'long' }],
    [formatDayNumber, { day: 'numeric' }],
    [(date) => formatWeekday(date, 'long'), { weekday: 'long' }],
    [(date) => formatWeekday(date, 'short'), { weekday: 'short' }],
    [(date) => formatWeekday(date, 'narrow'), { weekday: 'narrow' }],
  ];
  const formatters = shapes.map(
    ([format, options]) =>
      [
        format,
        new Intl.DateTimeFormat('en-US', { ...options, calendar: 'gregory', timeZone: 'UTC' }),
      ] as const,
  );
  fc.assert(
    fc.property(arbitraryDate, (date) => {
      for (const [format, intl] of formatters)
        expect(format(date)).toBe(intl.format(dayNumber(date) * MS_PER_DAY));
    }),
  );
});

test('the parts of a month heading can be joined to form the full heading', () => {
  fc.assert(
    fc.property(arbitraryDate, fc.constantFrom('en-US', 'de-DE', 'ja-JP', 'ar-EG'), (date, locale) => {
      expect(
        monthHeadingParts(date, locale)
          .map((part) => part.text)
          .join(''),
      ).toBe(formatMonth(date, locale));
    }),
  );
});

test.each([
  ['en-US', 'Oct 2026'],
  ['de-DE', 'Okt. 2026'],
  ['ja-JP', '2026年10月'],
])('the short heading of a month in %s is %s', (locale, expected) => {
  const parts = monthHeadingParts('2026-10-14', locale);
  expect(parts.map(({ text, short = text }) => short).join('')).toBe(expected);
});

test('the heading of a week includes one or two months', () => {
  const text = (from: string, to: string) =>
    rangeHeadingParts(from, to)
      .map(({ text, isYear }) => (isYear ? `[${text}]` : text))
      .join('');
  expect(text('2026-10-12', '2026-10-18')).toBe('October [2026]');
  expect(text('2026-09-28', '2026-10-04').replaceAll('\u2009', ' ')).toBe('Sep – Oct [2026]');
  expect(text('2026-12-28', '2027-01-03').replaceAll('\u2009', ' ')).toBe('Dec [2026] – Jan [2027]');
});
