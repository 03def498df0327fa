import { useMemo, useRef } from 'react';
import { type Extension, extendSelection } from '../calendar/selection/extend-selection.js';
import { selectedState } from '../calendar/selection/selected-state.js';
import { useEntryHost, useFeatureState, useIsSelectable } from '../entries/use-entry-host.js';
import { useList } from './use-list.js';

/** Returns which rows of the surrounding list are selected, and functions that select rows. */
export function useRowSelection() {
  const host = useEntryHost();
  const { rows } = useList();
  const ids = useFeatureState(selectedState);
  const selectable = useIsSelectable();
  const selected = useMemo(() => new Set(ids), [ids]);
  const count = rows.filter(({ id }) => selected.has(id)).length;
  const extension = useRef<Extension<string> | null>(null);
  const lastClicked = useRef<string | null>(null);
  const between = (one: string, other: string) => {
    const [first = -1, last = -1] = [one, other]
      .map((id) => rows.findIndex((row) => row.id === id))
      .sort((a, b) => a - b);
    return first < 0 ? [other] : rows.slice(first, last + 1).map(({ id }) => id);
  };
  return {
    selectable,
    isSelected: (id: string) => selected.has(id),
    /** Whether none, some or all of the rows are selected. */
    selected: count === 0 ? 'none' : count < rows.length ? 'some' : 'all',
    /** Selects or deselects all rows. Undefined while there are no rows, because nothing would change. */
    toggleAll:
      rows.length > 0 ? () => host.select(count === rows.length ? [] : rows.map(({ id }) => id)) : undefined,
    /** Selects or deselects a row or, if `isRange` is true, all rows from the one that was last clicked. */
    toggle: (id: string, isRange: boolean) => {
      const range = new Set(
        isRange && lastClicked.current !== null ? between(lastClicked.current, id) : [id],
      );
      lastClicked.current = id;
      const others = ids.filter((one) => !range.has(one));
      host.select(selected.has(id) ? others : [...others, ...range]);
    },
    /** Extends a range from one row to another, or ends it if called with null. */
    extend: (step: { from: number; to: number } | null) => {
      const [from, to] = [rows[step?.from ?? -1]?.id, rows[step?.to ?? -1]?.id];
      if (!selectable || from === undefined || to === undefined) {
        extension.current = null;
        return;
      }
      const extended = extendSelection(extension.current, ids, { from, to }, between);
      extension.current = extended.extension;
      host.select(extended.ids);
    },
  } as const;
}
