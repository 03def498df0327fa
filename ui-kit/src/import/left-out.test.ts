import { expect, test } from 'vitest';
import { leftOutValues } from './left-out.js';
import { readSheet } from './read-sheet.fixture.js';

const leftOutOf = (text: string, isSelected = true) => {
  const { rows, ...sheet } = readSheet(text);
  const checked = rows.map((row) => ({ ...row, state: 'ready' as const, duplicate: null, isSelected }));
  return leftOutValues({ rows: checked, ...sheet });
};

const SHEET = [
  'Date,Title,Type,Budget,Slot,Platforms',
  '5–7 March 2027,One,Blog,100,A1,',
  '2027-03-08,Two,Podcast,50,B2,',
  '2027-03-09,Three,Social,,C3,"Instagram, LinkedIn"',
].join('\n');

test('lists all values of selected rows that are not imported, with the reason and their cells', () => {
  expect(leftOutOf(SHEET)).toEqual([
    { reason: { type: 'column', column: 4 }, cells: [2, 3, 4].map((row) => ({ row, column: 4 })) },
    { reason: { type: 'end', kind: 'blog' }, cells: [{ row: 2, column: 0 }] },
    { reason: { type: 'field', label: 'Budget', kind: 'podcast' }, cells: [{ row: 3, column: 3 }] },
    { reason: { type: 'word', word: 'LinkedIn', label: 'Platforms' }, cells: [{ row: 4, column: 5 }] },
  ]);
});

test('lists no values of rows that are not selected', () => {
  expect(leftOutOf(SHEET, false)).toEqual([]);
});
