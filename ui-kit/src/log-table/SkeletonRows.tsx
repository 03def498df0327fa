import { Skeleton } from '../primitives/Skeleton.js';
import type { ColumnLook } from './column-look.js';

interface SkeletonRowsProps {
  columns: readonly ColumnLook[];
}

/** Enough rows for a tall window. The list clips the rest. */
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
  person: 96,
};

/** Returns the width of a title placeholder in px. The width varies from row to row, like that of real titles. */
export const titleWidth = (row: number): number => 120 + ((row * 37) % 76);

/** Placeholder rows in the shape of real rows, displayed while the entries load. */
export function SkeletonRows({ columns }: SkeletonRowsProps) {
  return Array.from({ length: SKELETON_ROWS }, (_row, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no ids and never move
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
