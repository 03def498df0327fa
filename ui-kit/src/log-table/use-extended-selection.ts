import type { RowSelectionState } from '@tanstack/react-table';
import { useRef } from 'react';
import type { LogList } from './use-log-list.js';

interface Extension {
  /** Id of the row where the range starts. */
  anchor: string;
  /** Id of the row where the range ends. */
  end: string;
  /** The selection before the range was started. */
  before: RowSelectionState;
}

/**
 * Selects a range of rows step by step. Each step selects the rows between the start and the new end of the range, in
 * addition to the rows that were selected before the range was started. A step back therefore deselects a row.
 *
 * @returns A function that extends the range from one index to another, or ends the range if called with null.
 */
export function useExtendedSelection({ rows, table }: Pick<LogList, 'rows' | 'table'>) {
  const extension = useRef<Extension | null>(null);
  return (step: { from: number; to: number } | null): void => {
    const start = rows[step?.from ?? -1]?.id;
    const end = rows[step?.to ?? -1]?.id;
    if (step === null || start === undefined || end === undefined) {
      extension.current = null;
      return;
    }
    const last = extension.current;
    const anchorIndex = last?.end === start ? rows.findIndex(({ id }) => id === last.anchor) : -1;
    const { anchor, before } =
      last && anchorIndex >= 0 ? last : { anchor: start, before: table.state.rowSelection };
    extension.current = { anchor, end, before };
    const anchorAt = anchorIndex < 0 ? step.from : anchorIndex;
    const range = rows.slice(Math.min(anchorAt, step.to), Math.max(anchorAt, step.to) + 1);
    table.setRowSelection({ ...before, ...Object.fromEntries(range.map(({ id }) => [id, true])) });
  };
}
