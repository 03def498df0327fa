import type { FieldOption } from '@content-planner/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  changedEntries,
  openQuestions,
  optionRows,
  removeRow,
  rowError,
  rowsFromText,
  rowsText,
  submittedOptions,
} from './option-rows.js';

const option = (name: string, rest: Partial<FieldOption> = {}): FieldOption => ({
  ...{ id: name.toLowerCase(), name, color: null, isDone: false, isArchived: false },
  ...rest,
});

const rows = optionRows([
  option('Ana'),
  option('Ben', { color: '#f00' }),
  option('Carla', { isDone: true }),
  option('Zoe', { isArchived: true }),
]);
const counts: Readonly<Record<string, number>> = { ana: 31, ben: 14, carla: 0 };
const countOf = ({ id }: FieldOption) => counts[id] ?? 0;
const names = (text: string) => submittedOptions(rowsFromText(rows, text, countOf)).options;

it.each([
  ['Draft, In review ,Published', ['Draft', 'In review', 'Published']],
  ['Draft,, ,Ready,', ['Draft', 'Ready']],
  ['one, ONE', ['ONE']],
  [' , ,', []],
])('parses %j', (text, options) => {
  expect(rowsFromText([], text, countOf).map(({ name }) => name)).toEqual(options);
});

it('parses options that are joined with commas', () => {
  const word = fc.string({ minLength: 1 }).filter((text) => !text.includes(',') && text.trim() === text);
  const words = fc.uniqueArray(word, { minLength: 1, selector: (one) => one.toLowerCase() });
  fc.assert(
    fc.property(words, (options) => {
      expect(rowsText(rowsFromText([], options.join(', '), countOf))).toBe(options.join(', '));
    }),
  );
});

it('unchanged options are kept, including their commas', () => {
  const stored = optionRows([option('Ready, set')]);
  expect(submittedOptions(rowsFromText(stored, rowsText(stored), countOf)).options).toMatchObject([
    { id: 'ready, set', name: 'Ready, set' },
  ]);
});

it('options that stay in the text keep their id, their color and whether they are done', () => {
  expect(names('Carla, ben, Ana')).toEqual([
    { id: 'carla', name: 'Carla', color: '#3b82f6', isDone: true },
    { id: 'ben', name: 'Ben', color: '#f00', isDone: false },
    { id: 'ana', name: 'Ana', color: '#64748b', isDone: false },
  ]);
});

it('an option that no entry has is removed at once', () => {
  expect(removeRow(rows, 'carla', countOf)).toHaveLength(2);
  expect(rowsText(rowsFromText(rows, 'Ana, Ben', countOf))).toBe('Ana, Ben');
});

it('an option that entries have, or might have, stays until it is known what they get', () => {
  const removed = removeRow(rows, 'ben', countOf);
  expect(removed.map(({ key }) => key)).toEqual(['ana', 'ben', 'carla']);
  expect(openQuestions(removed)).toHaveLength(1);
  expect(removeRow(rows, 'carla', () => null)).toHaveLength(3);
  const answered = removed.map((row) =>
    row.key === 'ben' ? { ...row, removed: { replacement: 'ana' } } : row,
  );
  expect(openQuestions(answered)).toEqual([]);
  expect(submittedOptions(answered)).toEqual({
    options: [
      { id: 'ana', name: 'Ana', color: null, isDone: false },
      { id: 'carla', name: 'Carla', color: '#3b82f6', isDone: true },
    ],
    replacements: [{ option: 'ben', replacement: 'ana' }],
  });
  expect(changedEntries(answered, countOf)).toBe(14);
  // The replacement is removed afterward.
  expect(openQuestions(removeRow(answered, 'ana', countOf))).toHaveLength(2);
});

it('an option that comes back in the text is no longer removed', () => {
  const removed = removeRow(rows, 'ben', countOf);
  expect(openQuestions(rowsFromText(removed, 'Ana, Carla, ben', countOf))).toEqual([]);
});

it('one option less and one more is a replacement, and the new option takes over the entries', () => {
  const changed = rowsFromText(rows, 'Ana, Dana, Carla', countOf);
  expect(changed.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Dana', 'Carla']);
  expect(openQuestions(changed)).toEqual([]);
  expect(submittedOptions(changed)).toEqual({
    options: [
      { id: 'ana', name: 'Ana', color: null, isDone: false },
      { id: 'ben', name: 'Dana', color: '#14a38b', isDone: false },
      { id: 'carla', name: 'Carla', color: null, isDone: true },
    ],
    replacements: [],
  });
});

it('two removed options can get the same new one', () => {
  const changed = rowsFromText(rows, 'Dana, Carla', countOf);
  const dana = changed.find(({ name }) => name === 'Dana');
  expect(openQuestions(changed)).toHaveLength(2);
  const answered = changed.map((row) =>
    row.removed ? { ...row, removed: { replacement: dana?.key } } : row,
  );
  expect(submittedOptions(answered)).toMatchObject({
    options: [{ id: 'ana', name: 'Dana' }, { id: 'carla' }],
    replacements: [{ option: 'ben', replacement: 'ana' }],
  });
});

it('names with a comma and names that are taken are errors', () => {
  const named = (name: string) => rows.map((row) => (row.key === 'ben' ? { ...row, name } : row));
  const errorOf = (name: string) => named(name).map((row, _, all) => rowError(all, row));
  expect(errorOf('Ben, Bo')).toEqual([null, 'hasComma', null]);
  expect(errorOf(' ana')).toEqual([null, 'isTaken', null]);
  expect(errorOf('Bo')).toEqual([null, null, null]);
});
