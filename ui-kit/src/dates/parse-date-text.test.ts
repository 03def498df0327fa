import { addDays, daysBetween, isCalendarDate, weekdayOf } from '@content-planner/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryDate } from '../../../model/test/dates/arbitrary-date.fixture.js';
import { formatFullDate, formatMonth, formatMonthDay, formatWeekday } from './format-date.js';
import { parseDateText, parseMonthText } from './parse-date-text.js';

/** A Wednesday. */
const today = '2026-11-11';

describe('parseDateText', () => {
  it.each([
    ['11/20', '2026-11-20'],
    ['3/8', '2027-03-08'],
    ['6/1', '2026-06-01'],
    ['11-20', '2026-11-20'],
    ['nov 20', '2026-11-20'],
    ['20 Nov', '2026-11-20'],
    ['November 20th', '2026-11-20'],
    ['Nov. 20, 2027', '2027-11-20'],
    ['mar 8', '2027-03-08'],
    ['Feb 29', '2028-02-29'],
    ['sept 1', '2026-09-01'],
    ['fri', '2026-11-13'],
    ['Thurs', '2026-11-12'],
    ['wed', '2026-11-18'],
    ['this wed', '2026-11-11'],
    ['this mon', '2026-11-09'],
    ['next tue', '2026-11-17'],
    ['next friday', '2026-11-20'],
    ['next sun', '2026-11-22'],
    ['next week', '2026-11-16'],
    ['next month', '2026-12-01'],
    ['today', '2026-11-11'],
    [' Tomorrow ', '2026-11-12'],
    ['yesterday', '2026-11-10'],
    ['+7', '2026-11-18'],
    ['+ 7 days', '2026-11-18'],
    ['-1', '2026-11-10'],
    ['−12', '2026-10-30'],
    ['+2w', '2026-11-25'],
    ['+3 months', '2027-02-11'],
    ['2026-12-24', '2026-12-24'],
    ['12/24/2026', '2026-12-24'],
    ['122426', '2026-12-24'],
  ])('parses %j as %s', (text, date) => {
    expect(parseDateText(text, { today })).toBe(date);
  });

  it.each([
    '',
    '13/1',
    '2/30',
    'nov 31',
    'feb 29 2027',
    'nov',
    'next',
    'next nov',
    'th',
    '7',
    '+',
    '+1x',
    'nov 20 27',
  ])('returns null for %j', (text) => {
    expect(parseDateText(text, { today })).toBeNull();
  });

  it('adds offsets to the given date, and interprets all other text relative to today', () => {
    const options = { today, countFrom: '2026-12-24' };
    expect(parseDateText('+2', options)).toBe('2026-12-26');
    expect(parseDateText('-1w', options)).toBe('2026-12-17');
    expect(parseDateText('tomorrow', options)).toBe('2026-11-12');
  });

  it.each([
    ['8.3.', 'de-DE', '2027-03-08'],
    ['8/3', 'en-GB', '2027-03-08'],
    ['morgen', 'de-DE', '2026-11-12'],
    ['Di', 'de-DE', '2026-11-17'],
    ['dienstag', 'de-DE', '2026-11-17'],
    ['8. März', 'de-DE', '2027-03-08'],
    ['tomorrow', 'de-DE', '2026-11-12'],
    ['demain', 'fr-FR', '2026-11-12'],
  ])('parses %j in %s as %s', (text, locale, date) => {
    expect(parseDateText(text, { today, locale })).toBe(date);
  });

  it('parses dates in the formats that calendars display', () => {
    fc.assert(
      fc.property(arbitraryDate, (date) => {
        const options = { today: addDays(date, -3) };
        expect(parseDateText(formatFullDate(date), options)).toBe(date.slice(0, 4) >= '1000' ? date : null);
        expect(parseDateText(formatMonthDay(date), options)).toBe(date);
      }),
    );
  });

  it('returns the next date on the given weekday, at most seven days from today', () => {
    fc.assert(
      fc.property(arbitraryDate, arbitraryDate, (date, other) => {
        const found = parseDateText(formatWeekday(other, 'short'), { today: date });
        if (found === null || date > '9999-12-20') return;
        expect(weekdayOf(found)).toBe(weekdayOf(other));
        expect(daysBetween(date, found)).toBeGreaterThanOrEqual(1);
        expect(daysBetween(date, found)).toBeLessThanOrEqual(7);
      }),
    );
  });

  it('returns either an existing date or null for any text', () => {
    const part = fc.constantFrom(
      'next',
      'this',
      'fri',
      'nov',
      '20',
      '31',
      '+',
      '-',
      '/',
      '.',
      ' ',
      '2026',
      'w',
    );
    const texts = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(texts, fc.string()), arbitraryDate, (text, date) => {
        const found = parseDateText(text, { today: date });
        expect(found === null || isCalendarDate(found)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('parseMonthText', () => {
  it.each([
    ['march 2027', '2027-03-01'],
    ['Mar. 2027', '2027-03-01'],
    ['2027 march', '2027-03-01'],
    ['2027-03', '2027-03-01'],
    ['2027/3', '2027-03-01'],
    ['03/2027', '2027-03-01'],
    ['3.2027', '2027-03-01'],
    [' December ', '2026-12-01'],
    ['oct', '2027-10-01'],
    ['november', '2026-11-01'],
    ['next march', '2027-03-01'],
    ['next november', '2027-11-01'],
    ['next dec', '2026-12-01'],
  ])('parses %j as the month that begins on %s', (text, date) => {
    expect(parseMonthText(text, { today })).toBe(date);
  });

  it.each([
    '',
    '2027',
    '13/2027',
    '2027-00',
    'march 8',
    'march 27',
    'march april',
    'next',
    'next march 2027',
    'mach 2027',
    'ma',
    '2026 2027',
  ])('returns null for %j', (text) => {
    expect(parseMonthText(text, { today })).toBeNull();
  });

  it.each([
    ['März 2027', 'de-DE'],
    ['march 2027', 'de-DE'],
    ['mars 2027', 'fr-FR'],
    ['3月 2027', 'ja-JP'],
  ])('parses %j in %s', (text, locale) => {
    expect(parseMonthText(text, { today, locale })).toBe('2027-03-01');
  });

  it('parses months in the format that calendars display', () => {
    fc.assert(
      fc.property(arbitraryDate, (date) => {
        if (date < '1000-01-01') return;
        expect(parseMonthText(formatMonth(date), { today })).toBe(`${date.slice(0, 7)}-01`);
      }),
    );
  });
});
