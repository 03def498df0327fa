import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryDate } from '../../../model/test/dates/arbitrary-date.fixture.js';
import { parseTypedDate } from './parse-typed-date.js';
import { typedDateFormat } from './typed-date-format.js';

const LOCALES = {
  'en-US': 'MM/DD/YYYY',
  'de-DE': 'DD.MM.YYYY',
  'en-GB': 'DD/MM/YYYY',
  'nl-NL': 'DD-MM-YYYY',
  'cs-CZ': 'DD. MM. YYYY',
  'sv-SE': 'YYYY-MM-DD',
  'ja-JP': 'YYYY/MM/DD',
  'ko-KR': 'YYYY. MM. DD',
  'bg-BG': 'DD.MM.YYYY',
  'ar-EG': 'DD/MM/YYYY',
  'fa-IR': 'YYYY/MM/DD',
} as const;

it.each(Object.entries(LOCALES))('the date format for %s is %s', (locale, pattern) => {
  expect(typedDateFormat(locale).pattern).toBe(pattern);
});

it.each([
  ['24.12.2026', 'de-DE', '2026-12-24'],
  ['8.3.2026', 'de-DE', '2026-03-08'],
  ['08/03/2026', 'de-DE', '2026-03-08'],
  ['24.12.26', 'de-DE', '2026-12-24'],
  ['24122026', 'de-DE', '2026-12-24'],
  ['80326', 'de-DE', '2026-03-08'],
  ['12/24/2026', 'de-DE', null],
  ['24.12.', 'de-DE', null],
  ['24,12,2026', 'de-DE', null],
  ['8. 3. 2026', 'cs-CZ', '2026-03-08'],
  ['8.3.2026', 'cs-CZ', '2026-03-08'],
  ['2026. 3. 8.', 'ko-KR', '2026-03-08'],
  ['2026/3/8', 'ja-JP', '2026-03-08'],
  ['20260308', 'ja-JP', '2026-03-08'],
  ['260308', 'ja-JP', '2026-03-08'],
  ['8-3-2026', 'nl-NL', '2026-03-08'],
  ['8.3.2026', 'en-US', null],
  ['2026-12-24', 'de-DE', '2026-12-24'],
])('parses %s in %s', (text, locale, date) => {
  expect(parseTypedDate(text, locale)).toBe(date);
});

it('parseTypedDate parses the dates that typedDateFormat formats, in every locale', () => {
  fc.assert(
    fc.property(arbitraryDate, fc.constantFrom(...Object.keys(LOCALES)), (date, locale) => {
      expect(parseTypedDate(typedDateFormat(locale).format(date), locale)).toBe(date);
    }),
  );
});
