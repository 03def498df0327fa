import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseOptions } from './parse-options.js';

it.each([
  ['Draft, In review ,Published', ['Draft', 'In review', 'Published']],
  ['Draft,, ,Ready,', ['Draft', 'Ready']],
  ['one', ['one']],
  ['', null],
  [' , ,', null],
])('parses %j', (text, options) => {
  expect(parseOptions(text)).toEqual(options);
});

it('parseOptions parses options that are joined with commas', () => {
  const option = fc.string({ minLength: 1 }).filter((text) => !text.includes(',') && text.trim() === text);
  fc.assert(
    fc.property(fc.array(option, { minLength: 1 }), (options) => {
      expect(parseOptions(options.join(', '))).toEqual(options);
    }),
  );
});
