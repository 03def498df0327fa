import type { RowSelectionState } from '@tanstack/react-table';
import { useEffect, useMemo, useRef } from 'react';
import { useControlled } from '../internal/use-controlled.js';
import type { Entry } from '../logs/entry.js';

/** Input for {@link useSelection}. */
export interface SelectionInput {
  /** Undefined if the list keeps its own selection. */
  selectedIds: ReadonlySet<string> | readonly string[] | undefined;
  onSelectionChange: ((change: { ids: string[] }) => void) | undefined;
  /** Whether the entries have loaded. Once they have, selected entries that are missing count as deleted. */
  settled: boolean;
  /** The entries that match the search. */
  matching: readonly Entry[];
}

const NONE: readonly string[] = [];

/**
 * Manages the selection of a list, in the format of TanStack Table. Entries that the search hides or that were deleted
 * are deselected permanently.
 */
export function useSelection({ selectedIds, onSelectionChange, settled, matching }: SelectionInput) {
  const [chosen, keep] = useControlled<ReadonlySet<string> | readonly string[]>(selectedIds, NONE);
  const ids = useMemo(() => new Set(chosen), [chosen]);
  const { state, count } = useMemo(() => {
    const kept: RowSelectionState = {};
    let found = 0;
    if (ids.size > 0) {
      for (const { id } of matching) {
        if (!ids.has(id)) continue;
        kept[id] = true;
        found += 1;
      }
    }
    return { state: kept, count: found };
  }, [ids, matching]);

  const change = (next: RowSelectionState) => {
    const chosenIds = matching.flatMap(({ id }) => (next[id] ? [id] : []));
    keep(chosenIds);
    onSelectionChange?.({ ids: chosenIds });
  };
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  const isStale = settled && count < ids.size;
  useEffect(() => {
    if (isStale) latest.current(state);
  }, [isStale, state]);
  return { state, change };
}
