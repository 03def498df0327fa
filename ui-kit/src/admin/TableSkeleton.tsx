import type { ReactNode } from 'react';
import { Skeleton } from '../primitives/Skeleton.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import type { Table } from './admin-table.js';

/** Props of TableSkeleton. */
export interface TableSkeletonProps {
  /** The loading message for screen readers. */
  label: string;
  /** The table to imitate, including its column widths. */
  table: typeof Table;
  /** The table header. */
  head: ReactNode;
  /** The block widths in px, one per column; 0 for no block. */
  widths: readonly number[];
  rows: number;
}

/** A placeholder that is displayed while a table is loading. */
export function TableSkeleton({ label, table: Table, head, widths, rows }: TableSkeletonProps) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Table aria-hidden>
        {head}
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows have no id.
            <tr key={row}>
              {widths.map((width, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholder cells have no id.
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
