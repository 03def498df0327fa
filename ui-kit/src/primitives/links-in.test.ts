import { expect, test } from 'vitest';
import { linksIn } from './links-in.js';

const hrefs = (text: string) => linksIn(text).flatMap(({ href }) => href ?? []);

test.each([
  ['See https://a.example/b?c=1#d for more.', ['https://a.example/b?c=1#d']],
  [
    '(http://a.example/wiki/Oak_(tree)), then https://b.example!',
    ['http://a.example/wiki/Oak_(tree)', 'https://b.example/'],
  ],
  ['HTTPS://A.EXAMPLE/Path', ['https://a.example/Path']],
  ['javascript:alert(1) data:text/html,x ftp://a.example file:///etc www.a.example', []],
  ['https:// and http://', []],
  ['https://a.example/b).), (https://c.example/(d))).', ['https://a.example/b', 'https://c.example/(d)']],
  ['xhttps://a.example', []],
  ['https://a.example/"onmouseover="x', ['https://a.example/']],
])('%s', (text, expected) => {
  expect(hrefs(text)).toEqual(expected);
  expect(
    linksIn(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

test.each([
  ['many closing parentheses', `https://a.example/${')'.repeat(100_000)}x${')'.repeat(100_000)}`],
  ['a lot of punctuation', `https://a.example/${'.'.repeat(200_000)}`],
  ['many URLs with many parentheses', `https://a.example/${')'.repeat(1_000)} `.repeat(200)],
])('splits %s quickly', (_, text) => {
  const start = performance.now();
  linksIn(text);
  // This takes milliseconds. With quadratic backtracking, it would take minutes.
  expect(performance.now() - start).toBeLessThan(2_000);
});

test('URLs longer than 2,048 characters are not linked', () => {
  const longest = `https://a.example/${'x'.repeat(2_030)}`;
  expect(hrefs(`${longest}).`)).toEqual([longest]);
  expect(hrefs(`${longest}x`)).toEqual([]);
});
