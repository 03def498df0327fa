import { useTable } from '@tanstack/react-table';
import { useId, useMemo } from 'react';
import { listColumns } from '../logs/kinds/columns.js';
import type { Brand, Entry, FieldConfiguration, LogKind } from '../logs/types.js';
import { columnLook } from './column-look.js';
import { LogCell } from './LogCell.js';
import { logColumns, logTableFeatures } from './log-columns.js';
import type { LogTableLabels } from './log-table-labels.js';
import { RowActions, type RowActionsProps } from './RowActions.js';
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
  const byId = useMemo(() => new Map(list.map((column) => [column.id, column])), [list]);
  const brandsById = useMemo(() => new Map(brands.map((brand) => [brand.id, brand])), [brands]);
  const columns = useMemo(
    () => logColumns({ columns: list, brands: brandsById, locale, labels }),
    [list, brandsById, locale, labels],
  );
  const table = useTable({ features: logTableFeatures, columns, data: entries, getRowId: idOf });
  const heads = table.getLeafHeaders().flatMap((header) => {
    const column = byId.get(header.column.id);
    return column ? [{ header, look: columnLook(column) }] : [];
  });
  return (
    <Scroller data-loading={loading ? '' : undefined}>
      <Table aria-label={labels.name} aria-busy={loading}>
        <colgroup>
          {heads.map(({ header, look }) => (
            <col key={header.id} data-column={look} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {heads.map(({ header, look }) => (
              <th key={header.id} scope="col" data-column={look}>
                <table.FlexRender header={header} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {loading && <SkeletonRows columns={heads.map(({ look }) => look)} />}
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => {
                const column = byId.get(cell.column.id);
                if (column === undefined) return null;
                const titleId = `${id}-${row.id}`;
                const look = columnLook(column);
                const Cell = look === 'title' ? 'th' : 'td';
                return (
                  <Cell
                    key={cell.id}
                    data-column={look}
                    {...(look === 'title' && { scope: 'row', id: titleId })}
                  >
                    {column.type === 'actions' ? (
                      <RowActions
                        entry={row.original}
                        titleId={titleId}
                        labels={labels}
                        onEdit={onEdit}
                        onDelete={onDelete}
                      />
                    ) : (
                      <LogCell
                        column={column}
                        text={String(cell.getValue())}
                        labels={labels}
                        brandColor={brandsById.get(row.original.brandId ?? '')?.color}
                      />
                    )}
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
