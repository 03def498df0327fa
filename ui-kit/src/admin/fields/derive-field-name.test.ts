import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deriveFieldName, isReservedFieldName } from './derive-field-name.js';

it.each([
  ['Author', 'author'],
  ['Copy Due', 'copy_due'],
  ['  Copy \t  Due\n', 'copy_due'],
  ['Überschrift 2', 'überschrift_2'],
  ['already_there', 'already_there'],
  ['   ', ''],
])('%j becomes %j', (label, name) => {
  expect(deriveFieldName(label)).toBe(name);
});

it('a derived name has no whitespace and stays the same when it is derived again', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'B', ' ', '\t', '\u00a0', 'É', '_') }), (label) => {
      const name = deriveFieldName(label);
      expect(name).not.toMatch(/\s/);
      expect(deriveFieldName(name)).toBe(name);
    }),
  );
});

it.each(['__proto__', 'Constructor', ' PROTOTYPE ', 'Then', 'catch', 'toString'])('reserves %j', (label) => {
  expect(isReservedFieldName(deriveFieldName(label))).toBe(true);
});

it('names that only resemble reserved names are not reserved', () => {
  expect(isReservedFieldName('toString')).toBe(false);
  expect(isReservedFieldName(deriveFieldName('Constructor Name'))).toBe(false);
});
