import type { RowSelectionState } from '@tanstack/react-table';
import { useEffect, useMemo, useRef } from 'react';
import type { Entry } from '../logs/types.js';
import { useControlled } from '../primitives/use-controlled.js';

/** What decides which entries are selected. */
export interface SelectionInput {
  /** Undefined where the list keeps it. */
  selectedIds: ReadonlySet<string> | readonly string[] | undefined;
  onSelectionChange: ((change: { ids: string[] }) => void) | undefined;
  /** The entries are there: those that are missing are gone. */
  settled: boolean;
  /** The entries that match the search. */
  matching: readonly Entry[];
}

const NONE: readonly string[] = [];

/**
 * The selection of a list, as TanStack Table takes it. Entries that the search hides or that are gone drop out of it
 * for good.
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
