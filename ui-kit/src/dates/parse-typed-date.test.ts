import { isCalendarDate } from '@content-planner/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryDate } from '../../../model/test/dates/arbitrary-date.fixture.js';
import { parseTypedDate } from './parse-typed-date.js';

it.each([
  ['30826', '2026-03-08'],
  ['93150', null],
  ['030826', '2026-03-08'],
  ['3082026', '2026-03-08'],
  ['03082026', '2026-03-08'],
  ['12312026', '2026-12-31'],
  ['010100', '2000-01-01'],
  ['010150', '2050-01-01'],
  ['010151', '1951-01-01'],
  ['010199', '1999-01-01'],
  ['3/8/2026', '2026-03-08'],
  ['03/08/2026', '2026-03-08'],
  ['3/8/26', '2026-03-08'],
  ['12/31/51', '1951-12-31'],
  ['2026-03-08', '2026-03-08'],
  ['02292028', '2028-02-29'],
])('parses %s', (text, date) => {
  expect(parseTypedDate(text)).toBe(date);
});

it.each([
  '',
  '3826',
  '123456789',
  '13012026',
  '00012026',
  '01002026',
  '01322026',
  '02302026',
  '02/30/2026',
  '02292026',
  '13/1/2026',
  '1/0/2026',
  '3/8/026',
  '3/8',
  '3-8-2026',
  '3/8/2026 ',
  '+30826',
  '3.8e4',
  '３０８２６',
  'tomorrow',
  '2026-02-30',
])('rejects %j', (text) => {
  expect(parseTypedDate(text)).toBeNull();
});

const parts = arbitraryDate.map((date) => {
  const [year = '', month = '', day = ''] = date.split('-');
  return { date, year, month, day };
});

it('parseTypedDate parses every date in all formats', () => {
  fc.assert(
    fc.property(parts, ({ date, year, month, day }) => {
      const short = month.replace(/^0/, '');
      expect(parseTypedDate(date)).toBe(date);
      expect(parseTypedDate(`${month}${day}${year}`)).toBe(date);
      expect(parseTypedDate(`${month}/${day}/${year}`)).toBe(date);
      expect(parseTypedDate(`${short}/${day.replace(/^0/, '')}/${year}`)).toBe(date);
      if (short.length === 1) expect(parseTypedDate(`${short}${day}${year}`)).toBe(date);
    }),
  );
});

it('parseTypedDate interprets two-digit years as 1951 to 2050', () => {
  const near = parts.filter(({ date }) => date >= '1951-01-01' && date <= '2050-12-31');
  fc.assert(
    fc.property(near, ({ date, year, month, day }) => {
      const short = month.replace(/^0/, '');
      expect(parseTypedDate(`${month}${day}${year.slice(2)}`)).toBe(date);
      expect(parseTypedDate(`${month}/${day}/${year.slice(2)}`)).toBe(date);
      if (short.length === 1) expect(parseTypedDate(`${short}${day}${year.slice(2)}`)).toBe(date);
    }),
  );
});

it('parseTypedDate returns either an existing date or null for any text', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 10 });
  const slashed = fc.array(digits, { minLength: 2, maxLength: 4 }).map((texts) => texts.join('/'));
  fc.assert(
    fc.property(fc.oneof(digits, slashed, fc.string()), (text) => {
      const date = parseTypedDate(text);
      expect(date === null || isCalendarDate(date)).toBe(true);
      if (/^\d*$/.test(text) && (text.length < 5 || text.length > 8)) expect(date).toBeNull();
    }),
    { numRuns: 500 },
  );
});
