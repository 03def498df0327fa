import {
  createColumnHelper,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import { knownLocale } from '../dates/known-locale.js';
import type { ListColumn, SettableColumn } from '../logs/kinds/columns.js';
import { tickedFlags } from '../logs/kinds/values.js';
import type { Entry } from '../logs/types.js';
import { type CellTextInput, cellText } from './cell-text.js';
import type { LogTableLabels } from './log-table-labels.js';

/** What the table uses of TanStack Table. */
export const logTableFeatures = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

const helper = createColumnHelper<typeof logTableFeatures, Entry>();

/** What all rows of a list are drawn with. */
export interface RowContext extends CellTextInput {
  labels: LogTableLabels;
}

/** What a column's head says. */
export function columnHead(column: ListColumn, labels: LogTableLabels): string {
  return labels.columns[column.id] ?? column.label;
}

/** The columns of a list as TanStack Table takes them; their values are what rows are sorted by. */
export function logColumns({ columns, ...input }: CellTextInput & { columns: readonly SettableColumn[] }) {
  const collator = new Intl.Collator(knownLocale(input.locale ?? 'en-US'), {
    numeric: true,
    sensitivity: 'base',
  });
  return helper.columns(
    columns.map((column) =>
      helper.accessor((entry) => sortKey(entry, column, input), {
        id: column.id,
        sortDescFirst: false,
        sortUndefined: 'last',
        sortFn: (one, other, id) => collator.compare(one.getValue<string>(id), other.getValue<string>(id)),
      }),
    ),
  );
}

/** Dates as `YYYY-MM-DD`, dropdowns by the order of their options, all else as the cells say it; undefined for nothing, which is sorted last. */
function sortKey(entry: Entry, column: SettableColumn, input: CellTextInput): string | undefined {
  if (column.type === 'kind') {
    const { field } = column;
    if (field.type === 'date') return entry[field.holds[0] ?? 'startDate'];
    if (field.type === 'flags' && tickedFlags(entry, field.flags).length === 0) return undefined;
  }
  if (column.type === 'custom' && column.configuration.fieldType === 'dropdown') {
    const text = cellText(entry, column, input);
    const options = column.configuration.dropdownOptions ?? [];
    const place = options.indexOf(text);
    // What is no option any more comes after those that are.
    return text === '' ? undefined : `${place < 0 ? options.length : place} ${text}`;
  }
  if (column.type === 'custom' && column.configuration.fieldType === 'date') {
    const text = cellText(entry, column, input);
    const value = entry.dynamicFields[column.configuration.fieldName];
    return text === '' ? undefined : String(value);
  }
  return cellText(entry, column, input) || undefined;
}
