import { createColumnHelper, tableFeatures } from '@tanstack/react-table';
import type { ListColumn } from '../logs/kinds/columns.js';
import { customFieldText, fieldText, type ValueTextOptions } from '../logs/kinds/values.js';
import type { Brand, Entry } from '../logs/types.js';
import { LogCell } from './LogCell.js';
import type { LogTableLabels } from './log-table-labels.js';
import { RowActions, type RowActionsProps } from './RowActions.js';

/** What the table uses of TanStack Table. */
export const logTableFeatures = tableFeatures({});

const helper = createColumnHelper<typeof logTableFeatures, Entry>();

interface LogColumnsInput extends Omit<RowActionsProps, 'entry' | 'titleId' | 'labels'> {
  columns: readonly ListColumn[];
  brands: readonly Brand[];
  locale: string | undefined;
  labels: LogTableLabels;
  titleId: (entry: Entry) => string;
}

/** The columns of a list as TanStack Table takes them. */
export function logColumns(input: LogColumnsInput) {
  const { labels, titleId, onEdit, onDelete } = input;
  const brands = new Map(input.brands.map((brand) => [brand.id, brand]));
  return helper.columns(
    input.columns.map((column) => {
      const header = labels.columns[column.id] ?? column.label;
      if (column.type === 'actions') {
        return helper.display({
          id: column.id,
          header,
          cell: ({ row: { original: entry } }) => (
            <RowActions
              entry={entry}
              titleId={titleId(entry)}
              labels={labels}
              onEdit={onEdit}
              onDelete={onDelete}
            />
          ),
        });
      }
      const brandOf = (entry: Entry) => brands.get(entry.brandId ?? '');
      return helper.accessor((entry) => columnText(entry, column, brandOf(entry)?.name, input), {
        id: column.id,
        header,
        cell: ({ getValue, row }) => (
          <LogCell
            column={column}
            text={getValue()}
            labels={labels}
            brandColor={brandOf(row.original)?.color}
          />
        ),
      });
    }),
  );
}

function columnText(
  entry: Entry,
  column: Exclude<ListColumn, { type: 'actions' }>,
  brandName: string | undefined,
  options: ValueTextOptions & { labels: LogTableLabels },
): string {
  switch (column.type) {
    case 'kind':
      return fieldText(entry, column.field, options);
    case 'brand':
      return brandName ?? '';
    case 'onCalendar':
      return entry.showOnCalendar ? options.labels.yes : options.labels.no;
    case 'custom':
      return customFieldText(entry, column.configuration, options);
  }
}
