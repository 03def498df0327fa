import { createColumnHelper, tableFeatures } from '@tanstack/react-table';
import type { ListColumn } from '../logs/kinds/columns.js';
import type { Entry } from '../logs/types.js';
import { type ColumnTextOptions, columnText } from './column-text.js';
import type { LogTableLabels } from './log-table-labels.js';

/** What the table uses of TanStack Table. */
export const logTableFeatures = tableFeatures({});

const helper = createColumnHelper<typeof logTableFeatures, Entry>();

interface LogColumnsInput extends ColumnTextOptions {
  columns: readonly ListColumn[];
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
