import {
  createColumnHelper,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import { knownLocale } from '../dates/known-locale.js';
import { type Entry, kindValue } from '../logs/entry.js';
import { customValue, fieldTypeOf } from '../logs/field-types/index.js';
import type { SettableColumn } from '../logs/kinds/columns.js';
import { isValueField } from '../logs/kinds/is-value-field.js';
import { tickedFlags } from '../logs/kinds/values.js';
import { type CellTextInput, cellText } from './cell-text.js';

/** The TanStack Table features that the table uses. */
export const logTableFeatures = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

const helper = createColumnHelper<typeof logTableFeatures, Entry>();

type SortKey = string | number;

/** Returns the columns of a list for TanStack Table. A column's values are the sort keys of the rows. */
export function logColumns({ columns, ...input }: CellTextInput & { columns: readonly SettableColumn[] }) {
  const collator = new Intl.Collator(knownLocale(input.locale ?? 'en-US'), {
    numeric: true,
    sensitivity: 'base',
  });
  const compare = (one: SortKey, other: SortKey): number =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : collator.compare(String(one), String(other));
  return helper.columns(
    columns.map((column) =>
      helper.accessor((entry) => sortKey(entry, column, input), {
        id: column.id,
        sortDescFirst: false,
        sortUndefined: 'last',
        sortFn: (one, other, id) => compare(one.getValue<SortKey>(id), other.getValue<SortKey>(id)),
      }),
    ),
  );
}

/** Returns the value by which to sort a row, or undefined for an empty cell. Empty cells come last. */
function sortKey(entry: Entry, column: SettableColumn, input: CellTextInput): string | number | undefined {
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
