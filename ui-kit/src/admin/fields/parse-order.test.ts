import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseOrder } from './parse-order.js';

it.each([
  ['7', 7],
  [' 12 ', 12],
  ['007', 7],
  ['0', 0],
  ['', 0],
  ['-3', 0],
  ['1.5', 0],
  ['1e3', 0],
  ['two', 0],
  ['2147483647', 2_147_483_647],
  ['2147483648', 0],
  ['9'.repeat(400), 0],
])('parses %j as %d', (text, order) => {
  expect(parseOrder(text)).toBe(order);
});

it('parseOrder returns a non-negative integer for any input', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), (text) => {
      const order = parseOrder(text);
      expect(Number.isInteger(order) && order >= 0).toBe(true);
    }),
  );
});
