import type { RowSelectionState } from '@tanstack/react-table';
import { useRef } from 'react';
import type { LogList } from './use-log-list.js';

interface Extension {
  /** Id of the row where it started. */
  anchor: string;
  /** Id of the row where it ends. */
  end: string;
  /** What was selected before. */
  before: RowSelectionState;
}

/**
 * Selects a range of rows, step by step: each step selects the rows from where the range started to where it ends now,
 * besides what was selected before. So a step back deselects a row again.
 *
 * @returns takes a step between two indexes, or null to end the range
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
