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
