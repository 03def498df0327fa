import { type Entry, kindValue } from '../logs/entry.js';
import { customValue } from '../logs/field-types/field-text.js';
import { fieldTypeOf } from '../logs/field-types/index.js';
import type { SettableColumn } from '../logs/kinds/columns.js';
import { isValueField } from '../logs/kinds/is-value-field.js';
import { tickedFlags } from '../logs/kinds/values.js';
import { type CellTextInput, cellText } from './cell-text.js';

type SortKey = string | number;

/** Returns the value by which to sort a row, or undefined for an empty cell. */
function sortKey(entry: Entry, column: SettableColumn, input: CellTextInput): SortKey | undefined {
  const text = cellText(entry, column, input);
  if (text === '') return undefined;
  if (column.type === 'kind') {
    const { field } = column;
    if (field.type === 'entryDate') return entry[field.holds[0] ?? 'startDate'];
    if (field.type === 'flags' && tickedFlags(entry, field.flags).length === 0) return undefined;
    if (isValueField(field)) {
      const { sortKey: keyOf } = fieldTypeOf(field.type);
      return keyOf?.(kindValue(entry, field.name), field.options ?? []) ?? text;
    }
  }
  if (column.type === 'custom') {
    const { fieldName, fieldType, dropdownOptions } = column.configuration;
    const { sortKey: keyOf } = fieldTypeOf(fieldType);
    return keyOf?.(customValue(entry, fieldName), dropdownOptions ?? []) ?? text;
  }
  return text;
}

/** Sorts entries by a column. Empty cells come last in both directions, and rows with equal cells keep their order. */
export function sortEntries(
  entries: readonly Entry[],
  {
    column,
    isDescending,
    collator,
  }: { column: SettableColumn; isDescending: boolean; collator: Intl.Collator },
  input: CellTextInput,
): readonly Entry[] {
  const compare = (one: SortKey, other: SortKey) =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : collator.compare(String(one), String(other));
  return entries
    .map((entry) => ({ entry, key: sortKey(entry, column, input) }))
    .sort(({ key: one }, { key: other }) => {
      if (one === undefined || other === undefined)
        return Number(one === undefined) - Number(other === undefined);
      return isDescending ? compare(other, one) : compare(one, other);
    })
    .map(({ entry }) => entry);
}
