import { expect, test } from 'vitest';
import { highlighted, matchesText } from './palette-results.js';

test.each([
  ['Café opening', 'cafe', ['', 'Café', ' opening']],
  ['The Cafe\u0301 opening', 'open CAFÉ', ['The Cafe\u0301 ', 'open', 'ing']],
  ['Cafe\u0301s', 'cafe', ['', 'Cafe\u0301', 's']],
  ['Große Straße', 'strass', ['Große ', 'Straß', 'e']],
])('%j matches %j, and the match is highlighted', (text, typed, parts) => {
  expect(matchesText(text, typed)).toBe(true);
  expect(highlighted(text, typed)).toEqual(parts);
});

test('only the beginnings of words match', () => {
  expect(matchesText('Grand opening', 'pen')).toBe(false);
  expect(highlighted('Grand opening', 'pen')).toEqual(['Grand opening', '', '']);
});
