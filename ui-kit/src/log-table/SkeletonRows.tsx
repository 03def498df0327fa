import { Skeleton } from '../primitives/Skeleton.js';
import type { ColumnLook } from './column-look.js';

interface SkeletonRowsProps {
  columns: readonly ColumnLook[];
}

/** Enough for a tall window; what is too much is cut off. */
export const SKELETON_ROWS = 30;

const WIDTHS: Readonly<Record<Exclude<ColumnLook, 'actions'>, number>> = {
  select: 16,
  title: 0,
  date: 64,
  brand: 96,
  flag: 24,
  number: 64,
  text: 72,
  custom: 64,
};

/** Px; uneven, as titles are. */
export const titleWidth = (row: number): number => 120 + ((row * 37) % 76);

/** Rows of the table while its entries load, in the shape of what comes. */
export function SkeletonRows({ columns }: SkeletonRowsProps) {
  return Array.from({ length: SKELETON_ROWS }, (_row, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing else, and never change places
    <tr key={row}>
      {columns.map((look, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <td key={column} data-column={look}>
          {look !== 'actions' && <Skeleton width={look === 'title' ? titleWidth(row) : WIDTHS[look]} />}
        </td>
      ))}
    </tr>
  ));
}
