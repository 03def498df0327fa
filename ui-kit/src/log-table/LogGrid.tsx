import { useTable } from '@tanstack/react-table';
import { useId, useMemo } from 'react';
import { listColumns } from '../logs/kinds/columns.js';
import type { Brand, Entry, FieldConfiguration, LogKind } from '../logs/types.js';
import { columnLook } from './column-look.js';
import { logColumns, logTableFeatures } from './log-columns.js';
import type { LogTableLabels } from './log-table-labels.js';
import type { RowActionsProps } from './RowActions.js';
import { SkeletonRows } from './SkeletonRows.js';
import { Scroller, Table } from './table-parts.js';

/** What both forms of the list get. */
export interface LogListProps extends Pick<RowActionsProps, 'onEdit' | 'onDelete'> {
  kind: LogKind;
  entries: readonly Entry[];
  brands: readonly Brand[];
  fieldConfigurations: readonly FieldConfiguration[];
  loading: boolean;
  locale: string | undefined;
  labels: LogTableLabels;
}

const idOf = (entry: Entry): string => entry.id;

/** The list as a table with columns. */
export function LogGrid({
  kind,
  entries,
  brands,
  fieldConfigurations,
  loading,
  locale,
  labels,
  onEdit,
  onDelete,
}: LogListProps) {
  const id = useId();
  const list = useMemo(() => listColumns({ kind, fieldConfigurations }), [kind, fieldConfigurations]);
  const looks = useMemo(() => new Map(list.map((column) => [column.id, columnLook(column)])), [list]);
  const columns = useMemo(
    () =>
      logColumns({
        columns: list,
        brands,
        locale,
        labels,
        titleId: (entry) => `${id}-${entry.id}`,
        onEdit,
        onDelete,
      }),
    [list, brands, locale, labels, id, onEdit, onDelete],
  );
  const table = useTable({ features: logTableFeatures, columns, data: entries, getRowId: idOf });
  const headers = table.getHeaderGroups().flatMap((group) => group.headers);
  const lookOf = (columnId: string) => looks.get(columnId) ?? 'text';
  return (
    <Scroller data-loading={loading ? '' : undefined}>
      <Table aria-label={labels.name} aria-busy={loading}>
        <colgroup>
          {headers.map((header) => (
            <col key={header.id} data-column={lookOf(header.column.id)} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header.id} scope="col" data-column={lookOf(header.column.id)}>
                <table.FlexRender header={header} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {loading && <SkeletonRows columns={headers.map((header) => lookOf(header.column.id))} />}
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => {
                const look = lookOf(cell.column.id);
                const Cell = look === 'title' ? 'th' : 'td';
                return (
                  <Cell
                    key={cell.id}
                    data-column={look}
                    {...(look === 'title' && { scope: 'row', id: `${id}-${row.id}` })}
                  >
                    <table.FlexRender cell={cell} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
