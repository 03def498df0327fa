import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guardedText } from '../internal/guarded-text.js';
import { cellText } from './cell-text.js';
import { parseSheet } from './parse-sheet.js';
import { toCsv } from './to-csv.js';

test('text that programs could run as a formula is protected', () => {
  expect(toCsv([['=1+1', '@handle', 'plain']])).toBe("\ufeff'=1+1,'@handle,plain\r\n");
});

/** Characters that programs remove or ignore at the beginning of a cell. */
const SPACES = [
  ...[
    ' ',
    '\t',
    '\n',
    '\r',
    '\v',
    '\f',
    '\u00a0',
    '\u2003',
    '\u3000',
    '\ufeff',
    '\u200b',
    '\u200e',
    '\u2060',
  ],
  ...['\u00ad', '\u0085', '\u0001'],
];
const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '−'];

test.each(SIGNS)('%s is protected even after white space and invisible characters', (sign) => {
  for (const before of ['', "'", ...SPACES, '\u200b \u00a0']) {
    const text = `${before}${sign}1`;
    expect([guardedText(text), cellText(guardedText(text))]).toEqual([`'${text}`, text]);
  }
});

test.each(['\t', '\n', '\r', '\v', '\f', '\u00a0'])('text that starts with %j is protected', (space) => {
  expect(guardedText(`${space}1`)).toBe(`'${space}1`);
});

test.each(['1 = 1', ' 1', "'quoted'", 'a@b', '', '–1', "'' 1", '#1'])('%j stays the same', (text) => {
  expect(guardedText(text)).toBe(text);
});

test('a sheet that is written as CSV is read back unchanged', () => {
  const cell = fc
    .string({
      unit: fc.constantFrom(...SIGNS, ...SPACES, ...["'", '"', ',', ';', '\r\n', 'a', '1', 'é']),
    })
    // Imports remove spaces around other text.
    .map((text) => (guardedText(text) === text ? text.trim() : text));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }), (rows) => {
      const csv = toCsv([['A', 'B', 'C'], ...rows]).slice(1);
      const read = parseSheet(csv, ',').rows.slice(1, rows.length + 1);
      expect(read.map((row) => row.map(cellText))).toEqual(rows.map((row) => [...row]));
    }),
  );
});
