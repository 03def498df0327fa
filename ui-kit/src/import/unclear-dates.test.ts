import { describe, expect, test } from 'vitest';
import { type Choices, readSheet } from './read-sheet.fixture.js';

const read = (cells: readonly string[], title = '', choices: Choices = {}) =>
  readSheet(
    [title, 'Date;Title;Type', ...cells.map((cell, index) => `${cell};Entry ${index};Blog`)].join('\n'),
    {
      ...{ fields: [], today: '2026-11-29' },
      ...choices,
    },
  );

const datesOf = (sheet: ReturnType<typeof readSheet>) => sheet.rows.map(({ startDate }) => startDate);

const YEAR_OR_DAY = ['dayFirst', 'yearFirst'];

describe('dates with a short year', () => {
  test.each([
    [
      'begin with the year if they are then close to each other',
      ['27.03.02', '27.03.09', '27.03.16', '27.04.06'],
      ['2027-03-02', '2027-03-09', '2027-03-16', '2027-04-06'],
    ],
    [
      'begin with the year over New Year',
      ['26/12/14', '27/1/5', '27/1/12'],
      ['2026-12-14', '2027-01-05', '2027-01-12'],
    ],
    ['begin with the year if the day has one digit', ['27/3/5', '27/3/15'], ['2027-03-05', '2027-03-15']],
    ['begin with the year if the other one is long ago', ['27/3/15'], ['2027-03-15']],
    [
      'begin with the year beside dates with the month first',
      ['2027. 3. 5.', '3/18', '27.03.24'],
      ['2027-03-05', '2027-03-18', '2027-03-24'],
    ],
    [
      'begin with the day if they are then close to each other',
      ['25.11.26', '27.11.26'],
      ['2026-11-25', '2026-11-27'],
    ],
    ['begin with the day if one of them must', ['25.03.27', '15.04.27'], ['2027-03-25', '2027-04-15']],
    [
      'begin with the day in sheets of the past',
      ['25.03.24', '28.03.24', '02.05.24'],
      ['2024-03-25', '2024-03-28', '2024-05-02'],
    ],
    [
      'begin with the year in sheets of the past',
      ['24.03.02', '24.05.12', '24.07.28'],
      ['2024-03-02', '2024-05-12', '2024-07-28'],
    ],
    [
      'begin with the part that fits the weekday',
      ['Sun 28.11.26', 'Thu 26.11.26'],
      ['2028-11-26', '2026-11-26'],
    ],
    ['are the same in both orders', ['26.11.26'], ['2026-11-26']],
    ['begin with the month', ['3/25/27', '4/2/27'], ['2027-03-25', '2027-04-02']],
    ['begin with the year in ranges', ['27.03.02 - 27.03.05', '27.03.12'], ['2027-03-02', '2027-03-12']],
  ])('%s', (_name, cells, dates) => {
    const sheet = read(cells);
    expect({ dates: datesOf(sheet), mustAsk: sheet.dates.mustAsk }).toEqual({ dates, mustAsk: false });
  });

  test.each([
    ['fit both orders equally', ['26.03.27', '27.03.26'], ''],
    ['are only one near day in both orders', ['27.11.26'], ''],
    ['are close to each other in the past and near in the other order', ['27/3/15', '28/3/15'], ''],
    ['are beside one that begins with the day', ['27.03.02', '27.03.09', '27.03.16', '30.03.2027'], ''],
    ['are beside one that does not exist', ['27.02.02', '27.02.09', '27.02.30'], ''],
  ])('must be clarified if they %s', (_name, cells, title) => {
    const { dates, entries } = read(cells, title);
    expect({ mustAsk: dates.mustAsk, orders: dates.orders, entries }).toEqual({
      ...{ mustAsk: true, orders: YEAR_OR_DAY, entries: [] },
    });
  });

  test('are read in the order that the user chooses', () => {
    const cells = ['26.03.27', '27.03.26', '3/5', '05.06.2027'];
    expect(datesOf(read(cells, '', { order: 'yearFirst' }))).toEqual([
      ...['2026-03-27', '2027-03-26', '2027-03-05', null],
    ]);
    expect(datesOf(read(cells, '', { order: 'dayFirst' })).slice(0, 2)).toEqual(['2027-03-26', '2026-03-27']);
  });

  test('are read in the years of the title', () => {
    expect(datesOf(read(['25.03.27'], 'Plan 2027'))).toEqual(['2027-03-25']);
    expect(datesOf(read(['27.11.26'], '2027년 계획'))).toEqual(['2027-11-26']);
  });
});

describe('dates without a year', () => {
  test.each([
    [
      'are in the year of the title in sheets grouped by channel',
      'Redaktionsplan 2027',
      ['5.1.', '8.6.', '15.12.', '20.11.', '10.1.', '3.5.'],
      ['2027-01-05', '2027-06-08', '2027-12-15', '2027-11-20', '2027-01-10', '2027-05-03'],
    ],
    [
      'are in the year of the title in two groups in order',
      'Plan 2027',
      ['5.1.', '8.6.', '20.12.', '10.1.', '13.5.', '11.11.'],
      ['2027-01-05', '2027-06-08', '2027-12-20', '2027-01-10', '2027-05-13', '2027-11-11'],
    ],
    [
      'follow dates with a year in order, also from the year before that of the title',
      '2027',
      ['29.12.', '31.12.', '04.01.', '2027-01-12', '14.1.', '29.2.', '02.03.27', '5.3.'],
      [
        ...['2026-12-29', '2026-12-31', '2027-01-04', '2027-01-12', '2027-01-14', null, '2027-03-02'],
        '2027-03-05',
      ],
    ],
    [
      'are in the first part of a winter if they were added last',
      'Winter 2026/27',
      ['5.12.', '20.1.', '10.2.', '17.12.'],
      ['2026-12-05', '2027-01-20', '2027-02-10', '2026-12-17'],
    ],
    [
      'are in the first part of a plan for two years if they were added last',
      'Redaktionsplan 2026/27',
      ['5.12.', '20.1.', '10.2.', '17.12.'],
      ['2026-12-05', '2027-01-20', '2027-02-10', '2026-12-17'],
    ],
    [
      'go on for a year in a plan for two years',
      'Plan 2026/27',
      ['5.12.', '20.1.', '10.3.', '13.5.', '7.7.', '20.8.', '4.10.', '8.12.'],
      [
        ...['2026-12-05', '2027-01-20', '2027-03-10', '2027-05-13', '2027-07-07', '2027-08-20', '2027-10-04'],
        '2027-12-08',
      ],
    ],
    [
      'are on the weekday that the cell says, not in the year of the title',
      'Plan 2027',
      ['Mo 28.12.', 'Di 5.1.', 'Di 12.1.'],
      ['2026-12-28', '2027-01-05', '2027-01-12'],
    ],
    [
      'are in the fiscal year of Japan, from April to March',
      '2027年度 SNS投稿カレンダー',
      ['1/20', '2/3', '4/5'],
      ['2028-01-20', '2028-02-03', '2027-04-05'],
    ],
    [
      'are clear in some months of a fiscal year',
      'Geschäftsjahr 2027/28',
      ['18.11.', '13.1.'],
      ['2027-11-18', '2028-01-13'],
    ],
    [
      'are in the fiscal year that fits the weekdays',
      'FY27 plan',
      ['Wed 20 Jan', 'Mon 15 Nov', 'Wed 3 Feb'],
      ['2027-01-20', '2027-11-15', '2027-02-03'],
    ],
    [
      'are before the first quarter in December',
      'Plan Q1 2027',
      ['Dec 8', 'Jan 12', 'Dec 10', 'Feb 2'],
      ['2026-12-08', '2027-01-12', '2026-12-10', '2027-02-02'],
    ],
    [
      'are after the last quarter in January',
      'Redaktionsplan 4. Quartal 2027',
      ['5.10.', '20.12.', '7.1.'],
      ['2027-10-05', '2027-12-20', '2028-01-07'],
    ],
    [
      'are in the months that the title says',
      'FY2027 (April 2026 – March 2027)',
      ['20 Jan', '5 May'],
      ['2027-01-20', '2026-05-05'],
    ],
  ])('%s', (_name, title, cells, dates) => {
    const sheet = read(cells, title);
    expect({ dates: datesOf(sheet), periods: sheet.periods }).toEqual({ dates, periods: [] });
  });

  test.each([
    ['a fiscal year', 'FY2027', ['5 Nov', '20 Jan']],
    ['a short fiscal year', 'Content FY27', ['5 Nov', '20 Jan']],
    ['a fiscal year in words', 'Fiscal 2027', ['20 Jan']],
    ['a fiscal year over New Year', 'Geschäftsjahr 2027/28', ['5.5.', '20.1.']],
    ['a Chinese year', '2027年度内容计划', ['1/20', '5/5']],
    ['a year, and the rows go over New Year at the end', 'Plan 2027', ['5.1.', '8.6.', '28.12.', '4.1.']],
    ['a year, and the rows go over New Year at the beginning', 'Plan 2027', ['14.12.', '21.12.', '4.1.']],
    ['two years, and the rows fit both', 'Plan 2026/27', ['10.1.', '10.2.', '17.12.']],
  ])('must be clarified if the title names %s', (_name, title, cells) => {
    const sheet = read(cells, title, { order: title.includes('年') ? 'monthFirst' : 'dayFirst' });
    expect(sheet.periods.length).toBeGreaterThan(1);
    expect(sheet.entries).toEqual([]);
    expect(sheet.errors[0]).toMatch('Choose the year in the previous step');
  });

  test('are in the period or the year that the user chooses', () => {
    const cells = ['5 Nov', '20 Jan'];
    const { periods } = read(cells, 'FY27');
    expect(periods).toEqual([...['2027-01-20/2027-11-05', '2027-11-05/2028-01-20', '2026-11-05/2027-01-20']]);
    expect(datesOf(read(cells, 'FY27', { period: periods[2] ?? '' }))).toEqual(['2026-11-05', '2027-01-20']);
    expect(datesOf(read(cells, 'FY27', { year: 2025 }))).toEqual(['2025-11-05', '2026-01-20']);
  });

  test.each([
    [
      'grouped by channel',
      ['Dec 8', 'Jan 12', 'Feb 2', 'Dec 10', 'Jan 14', 'Feb 11', 'Dec 15', 'Jan 19', 'Mar 2'],
      ['2026-12-08', '2027-01-12', '2027-02-02', '2026-12-10', '2027-01-14', '2027-02-11', '2026-12-15'],
    ],
    [
      'with one row out of order',
      ['Dec 8', 'Dec 15', 'Jan 5', 'Dec 29', 'Jan 12', 'Feb 2'],
      ['2026-12-08', '2026-12-15', '2027-01-05', '2026-12-29', '2027-01-12', '2027-02-02'],
    ],
    [
      'in two groups',
      ['Dec 1', 'Dec 15', 'Jan 5', 'Dec 3', 'Dec 17', 'Jan 7'],
      ['2026-12-01', '2026-12-15', '2027-01-05', '2026-12-03', '2026-12-17', '2027-01-07'],
    ],
    [
      'in any order',
      ['Dec 30', 'Jan 5', 'Dec 17', 'Feb 3', 'Jan 20'],
      ['2026-12-30', '2027-01-05', '2026-12-17', '2027-02-03', '2027-01-20'],
    ],
    [
      'beside dates with a year',
      ['Dec 30', '2028-01-05', 'Dec 17', 'Feb 3', 'Dec 20'],
      ['2027-12-30', '2028-01-05', '2027-12-17', '2028-02-03', '2027-12-20'],
    ],
    [
      'grouped by channel beside one date with a year',
      ['Dec 8, 2026', 'Jan 12', 'Feb 2', 'Dec 10', 'Jan 14', 'Feb 11', 'Dec 15', 'Jan 19', 'Mar 2'],
      ['2026-12-08', '2027-01-12', '2027-02-02', '2026-12-10', '2027-01-14', '2027-02-11', '2026-12-15'],
    ],
    [
      'in order for more than a year',
      ['Nov 30', 'Jan 31', 'Mar 31', 'May 31', 'Jul 31', 'Sep 30', 'Nov 30', 'Jan 31'],
      ['2026-11-30', '2027-01-31', '2027-03-31', '2027-05-31', '2027-07-31', '2027-09-30', '2027-11-30'],
    ],
    [
      'in descending order',
      ['Feb 2', 'Jan 12', 'Dec 29', 'Dec 8'],
      ['2027-02-02', '2027-01-12', '2026-12-29', '2026-12-08'],
    ],
  ])('are within a year, %s', (_name, cells, dates) => {
    const sheet = read(cells);
    expect(sheet.periods).toEqual([]);
    expect(datesOf(sheet).slice(0, dates.length)).toEqual(dates);
  });

  test.each([
    ['go over one New Year', ['Jan 5', 'Jun 1', 'Dec 20', 'Jan 8']],
    [
      'are in all months, but not in order',
      ['Jun 5', 'Mar 5', 'Sep 5', 'Dec 5', 'Jan 10', 'Apr 30', 'Jul 20', 'Oct 30'],
    ],
  ])('must be clarified if they %s', (_name, cells) => {
    const sheet = read(cells);
    expect(sheet.periods.length).toBeGreaterThan(1);
    expect(sheet.entries).toEqual([]);
  });

  test('with a wrong weekday are errors, not a year earlier', () => {
    const sheet = read(['Mon 1/11', 'Mon 1/12', 'Wed 1/20', 'Fri 2/5', 'Tue 2/9']);
    expect(datesOf(sheet)).toEqual(['2027-01-11', null, '2027-01-20', '2027-02-05', '2027-02-09']);
    expect(sheet.errors[0]).toMatch('The weekday doesn’t fit');
  });

  test.each([
    [
      'in any order',
      ['12/29,Tue', '1/12,Tue', '2/2,Tue', '3/9,Tue', '1/14,Thu', '2/14,Sun', '1/20,Wed'],
      '2026-12-29',
      0,
    ],
    ['in order', ['12/29,Tue', '1/12,Tue', '2/2,Tue'], '2026-12-29', 0],
    ['in Chinese', ['12月29日,周二', '1月12日,周二', '2月2日,周二', '1月14日,周四'], '2026-12-29', 0],
    ['in Japanese', ['12月29日,火', '1月12日,火', '2月2日,火', '1月14日,木'], '2026-12-29', 0],
    ['far from the others', ['1/12,Tue', '8/17,Mon', '2/2,Tue', '1/14,Thu'], null, 2],
  ])('are on the weekday in another column, %s', (_name, cells, date, periods) => {
    const rows = cells.map((cell, index) => `${cell},Entry ${index},Blog`);
    const sheet = readSheet(['Plan 2027', 'Date,Day,Title,Type', ...rows].join('\n'), {
      ...{ fields: [], today: '2026-11-29' },
    });
    expect({ date: datesOf(sheet)[0], periods: sheet.periods.length }).toEqual({ date, periods });
  });

  test('are in the months above them', () => {
    const sheet = readSheet(
      ['Winter 2026/27', 'Month,Day,Title', 'December,5,One', 'January,20,Two', 'December,17,Three'].join(
        '\n',
      ),
      { ...{ fields: [], today: '2026-11-29', kind: 'blog' } },
    );
    expect(datesOf(sheet)).toEqual(['2026-12-05', '2027-01-20', '2026-12-17']);
  });
});

describe('months of a year', () => {
  const JANUARY = ['Jan 27', 'Feb 27', 'Mar 27', 'Apr 27', 'May 27'];

  test.each([
    ['with the same number', JANUARY],
    ['with the same number, twice in a month', ['Jan 27', 'Jan 27', 'Feb 27', 'Feb 27', 'Mar 27']],
    ['with the same number beside other texts', ['Jan 27', 'TBC', 'Feb 27', 'Q2']],
    ['with the full name', ['January 27', 'February 27', 'March 27']],
    ['in order over New Year', ['Nov 26', 'Dec 26', 'Jan 27', 'Feb 27']],
    ['in descending order', ['Mar 27', 'Jan 27', 'Nov 26']],
    ['in numbers', ['01/27', '02/27', '03/27']],
    ['in numbers with dots', ['01.27', '02.27', '03.27']],
    ['in numbers with the year first', ['27/01', '27/02', '27/03']],
    ['in German', ['Jan 27', 'Feb. 27', 'März 27', 'Dez 27']],
    ['in French', ['janv. 27', 'févr. 27', 'août 27']],
    ['in Spanish', ['ene 27', 'feb 27', 'abril 27']],
    ['in Polish', ['sty 27', 'lut 27', 'maj 27']],
    ['in Russian', ['янв. 27', 'февр. 27', 'май 27']],
    ['alone', ['Jan 27']],
    ['for the whole sheet', ['Jan 27', 'Jan 27']],
  ])('must be clarified %s', (_name, cells) => {
    const sheet = read(cells);
    expect(sheet.months).toMatchObject({ isUnclear: true, row: 3 });
    expect(sheet.entries).toEqual([]);
    expect(sheet.errors[0]).toBe('3 startDate: Choose whether this is a day or a month in the previous step');
    expect(sheet.periods).toEqual([]);
    expect(sheet.dates.mustAsk).toBe(false);
  });

  test('must be clarified beside a day', () => {
    const sheet = read(['Jan 27', 'Feb 27', 'Mar 27', 'Apr 5']);
    expect(sheet.months).toMatchObject({ isUnclear: true, row: 3 });
    expect(sheet.entries).toEqual(['2027-04-05 blog Entry 3']);
  });

  test('are what the user chooses', () => {
    expect(datesOf(read(JANUARY, '', { months: 'day' })).slice(0, 2)).toEqual(['2027-01-27', '2027-02-27']);
    expect(datesOf(read(JANUARY, '', { months: 'first' })).slice(0, 2)).toEqual(['2027-01-01', '2027-02-01']);
    expect(datesOf(read(['Nov 26', '01/27'], '', { months: 'first' }))).toEqual(['2026-11-01', '2027-01-01']);
    expect(read(JANUARY, '', { months: 'none' }).errors[0]).toBe('3 startDate: This names no day');
  });

  test('say nothing about the order of other dates', () => {
    const rows = ['Date;End date;Title;Type', '01/27;03/04/2027;One;Event', '02/27;05/06/2027;Two;Event'];
    const sheet = readSheet(rows.join('\n'), { fields: [], today: '2026-11-29' });
    expect(sheet.months).toMatchObject({ isUnclear: true });
    expect(sheet.dates).toMatchObject({ order: null, mustAsk: true });
  });

  test.each([
    ['beside other days', ['Jan 27', 'Feb 3', 'Mar 10']],
    ['on the last days of a month', ['Jan 25', 'Jan 26', 'Jan 27', 'Jan 28', 'Feb 2']],
    ['with weekdays', ['Wed Jan 27', 'Sat Feb 27', 'Sat Mar 27']],
    ['if the number is too long ago for a plan', ['Jan 22', 'Feb 22', 'Mar 22']],
    ['with the day first', ['27 Jan', '27 Feb', '27 Mar']],
    ['with a dot at the end', ['27.1.', '27.2.', '27.3.']],
    ['beside full dates', ['Jan 27', '2027-02-03', '2027-02-10']],
    ['in November of both years', ['Nov 26', 'Nov 27', 'Nov 28']],
    ['with a year', ['Jan 27, 2027', 'Feb 27, 2027']],
  ])('are days %s', (_name, cells) => {
    const sheet = read(cells);
    expect(sheet.months).toBe(null);
    expect(sheet.entries).toHaveLength(cells.length);
  });

  test.each([
    ['January 2027', '2027-01-01'],
    ['Jan-27', '2027-01-01'],
    ['Jan ’27', '2027-01-01'],
    ["Jan. '27", '2027-01-01'],
    ['März 2027', '2027-03-01'],
    ['01/2027', '2027-01-01'],
    ['2027-01', '2027-01-01'],
    ['2027年1月', '2027-01-01'],
  ])('%s is a month, whose first day can be used', (cell, first) => {
    const cells = ['2027-02-03', cell];
    const sheet = read(cells);
    expect(sheet.months).toMatchObject({ text: cell, isUnclear: false });
    expect(sheet.errors).toEqual(['4 startDate: This names no day']);
    expect(datesOf(read(cells, '', { months: 'first' }))).toEqual(['2027-02-03', first]);
  });
});
