import { describe, expect, test } from 'vitest';
import {
  type FieldOption,
  namedValue,
  type OptionInput,
  optionNamed,
  updatedOptions,
} from '../src/fields/field-options.js';

const option = (id: string, name: string, more: Partial<FieldOption> = {}): FieldOption => ({
  ...{ id, name, color: null, isDone: false, isArchived: false },
  ...more,
});
const OPTIONS = [option('1', 'Draft', { color: 'red' }), option('2', 'In review'), option('3', 'Done')];

/** Returns the options after an update. New ones have the ids 'new 1', 'new 2' and so on. */
function update(options: readonly FieldOption[], given: readonly (string | OptionInput)[]): FieldOption[] {
  let count = 0;
  const newId = () => {
    count += 1;
    return `new ${count}`;
  };
  const inputs = given.map((one) => (typeof one === 'string' ? { name: one } : one));
  return updatedOptions(options, inputs, newId);
}

describe('updated options', () => {
  test('keep the ids and colors of names that remain, without regard to case and space', () => {
    expect(update(OPTIONS, ['Done', ' draft ', 'IN REVIEW', 'Ready'])).toEqual([
      option('3', 'Done'),
      option('1', ' draft ', { color: 'red' }),
      option('2', 'IN REVIEW'),
      option('new 1', 'Ready'),
    ]);
  });

  test('prefer names that are exactly the same', () => {
    const similar = [option('1', 'draft'), option('2', 'Draft')];
    expect(update(similar, ['DRAFT', 'Draft'])).toEqual([option('1', 'DRAFT'), option('2', 'Draft')]);
  });

  test('are archived if they are omitted, and come back with their names', () => {
    const archived = option('1', 'Draft', { color: 'red', isArchived: true });
    const left = update(OPTIONS, ['In review', 'Done']);
    expect(left).toEqual([option('2', 'In review'), option('3', 'Done'), archived]);
    expect(update(left, ['Draft', 'In review', 'Done'])).toEqual(OPTIONS);
  });

  test('have the colors that are sent', () => {
    const sent = [
      { name: 'Draft', color: null },
      { name: 'Done', color: 'green' },
    ];
    expect(update(OPTIONS, sent).map(({ color }) => color)).toEqual([null, 'green', null]);
  });

  test('are renamed by id, even to the name of an option that is removed', () => {
    const done = [...OPTIONS.slice(0, 2), option('3', 'Done', { isDone: true })];
    expect(update(done, [{ id: '3', name: 'Published' }, 'In review'])).toEqual([
      option('3', 'Published', { isDone: true }),
      option('2', 'In review'),
      option('1', 'Draft', { color: 'red', isArchived: true }),
    ]);
    expect(
      update(done, [
        { id: '2', name: 'Done' },
        { name: 'Ready', isDone: true },
      ]),
    ).toEqual([
      option('2', 'Done'),
      option('new 1', 'Ready', { isDone: true }),
      option('1', 'Draft', { color: 'red', isArchived: true }),
      option('3', 'Done', { isDone: true, isArchived: true }),
    ]);
  });
});

test('finds options by name, and the names of values', () => {
  expect(optionNamed(OPTIONS, ' done')?.id).toBe('3');
  expect(optionNamed(OPTIONS, 'Ready')).toBeUndefined();
  expect(namedValue(OPTIONS, '2')).toBe('In review');
  expect(['Text', null, undefined, 2].map((value) => namedValue(OPTIONS, value))).toEqual([
    ...['Text', null, undefined, 2],
  ]);
});
