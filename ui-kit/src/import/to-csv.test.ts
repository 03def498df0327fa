import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellText } from './cell-text.js';
import { parseSheet } from './parse-sheet.js';
import { toCsv } from './to-csv.js';

test('text that programs could run as a formula is protected', () => {
  expect(toCsv([['=1+1', '@handle', 'plain']])).toBe("\ufeff'=1+1,'@handle,plain\r\n");
});

test('a sheet that is written as CSV is read back unchanged', () => {
  const cell = fc
    .string({
      unit: fc.constantFrom(
        ...['=', '+', '-', '@', "'", '"', ',', ';', '\t', '\n', '\r\n', 'a', ' ', '1', 'é'],
      ),
    })
    .map((text) => text.trim());
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }), (rows) => {
      const csv = toCsv([['A', 'B', 'C'], ...rows]).slice(1);
      const read = parseSheet(csv, ',').rows.slice(1, rows.length + 1);
      expect(read.map((row) => row.map(cellText))).toEqual(rows.map((row) => [...row]));
    }),
  );
});
