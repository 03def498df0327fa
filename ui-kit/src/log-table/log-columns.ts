import { createColumnHelper, tableFeatures } from '@tanstack/react-table';
import type { ListColumn } from '../logs/kinds/columns.js';
import { customFieldText, fieldText } from '../logs/kinds/values.js';
import type { Brand, Entry } from '../logs/types.js';
import type { LogTableLabels } from './log-table-labels.js';

/** What the table uses of TanStack Table. */
export const logTableFeatures = tableFeatures({});

const helper = createColumnHelper<typeof logTableFeatures, Entry>();

interface LogColumnsInput {
  columns: readonly ListColumn[];
  brands: ReadonlyMap<string, Brand>;
  locale: string | undefined;
  labels: LogTableLabels;
}

/** The columns of a list as TanStack Table takes them; their values are what the cells say, '' for nothing. */
export function logColumns({ columns, ...input }: LogColumnsInput) {
  return helper.columns(
    columns.map((column) => {
      const head = { id: column.id, header: input.labels.columns[column.id] ?? column.label };
      return column.type === 'actions'
        ? helper.display(head)
        : helper.accessor((entry) => columnText(entry, column, input), head);
    }),
  );
}

function columnText(
  entry: Entry,
  column: Exclude<ListColumn, { type: 'actions' }>,
  { brands, ...options }: Omit<LogColumnsInput, 'columns'>,
): string {
  switch (column.type) {
    case 'kind':
      return fieldText(entry, column.field, options);
    case 'brand':
      return brands.get(entry.brandId ?? '')?.name ?? '';
    case 'onCalendar':
      return entry.showOnCalendar ? options.labels.yes : options.labels.no;
    case 'custom':
      return customFieldText(entry, column.configuration, options);
  }
}
