import { expect, test } from 'vitest';
import { includesWords, plainText, searchWords } from '../../src/text/search-text.js';

test.each([
  ['Café opening', 'open cafe'],
  ['Cafe\u0301 opening', 'CAFÉ'],
  ['STRASSENFEST', 'straße'],
  ['Große Straße', 'GROẞE STRASSE'],
  ['Ёлка', 'елка'],
  ['ΟΔΟΣ', 'οδός'],
  ['οδος', 'ΟΔΟΣ'],
  ['ﬁnal Ⅳ', 'FINAL iv'],
  ['anything', ' '],
])('%j contains the words of %j', (text, search) => {
  expect(includesWords(plainText(text), searchWords(search))).toBe(true);
});

test.each([
  ['Café opening', 'cafe closing'],
  ['Café', 'caf_'],
])('%j does not contain the words of %j', (text, search) => {
  expect(includesWords(plainText(text), searchWords(search))).toBe(false);
});
