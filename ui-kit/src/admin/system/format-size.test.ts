import { expect, test } from 'vitest';
import { formatSize } from './format-size.js';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [34_000_000, '34 MB'],
  [999_940_000, '999.9 MB'],
  // Rounded to one decimal place, this is 1,000 MB.
  [999_960_000, '1 GB'],
  [1_234_567_890, '1.2 GB'],
  [12_400_000_000_000, '12.4 TB'],
  [2_000_000_000_000_000, '2,000 TB'],
  [-1, '0 B'],
])('%i bytes are %s', (bytes, text) => {
  const { amount, unit } = formatSize(bytes);
  expect(`${amount} ${unit}`).toBe(text);
});

test('the number is formatted for the locale', () => {
  expect(formatSize(1_234_567_890, 'de-DE')).toEqual({ amount: '1,2', unit: 'GB' });
});
