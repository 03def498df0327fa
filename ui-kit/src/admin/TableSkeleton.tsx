import type { ReactNode } from 'react';
import { Skeleton } from '../primitives/Skeleton.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import type { Table } from './admin-table.js';

/** Props of TableSkeleton. */
export interface TableSkeletonProps {
  /** Says that something loads, for screen readers. */
  label: string;
  /** The table that comes, with the widths of its columns. */
  table: typeof Table;
  /** Its head. */
  head: ReactNode;
  /** Width of the block in every column, in px; 0 for none. */
  widths: readonly number[];
  rows: number;
}

/** The shape of a table whose rows are still to come. */
export function TableSkeleton({ label, table: Table, head, widths, rows }: TableSkeletonProps) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Table aria-hidden>
        {head}
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: these rows have nothing but their place.
            <tr key={row}>
              {widths.map((width, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor have these cells.
                <td key={column} data-main={column === 0 || undefined}>
                  {width > 0 && <Skeleton width={Math.round(width * (1 - ((row * 7 + column) % 4) / 10))} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
