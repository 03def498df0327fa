import type { CalendarEntry } from '@content-planner/ui-kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';

const NONE: readonly CalendarEntry[] = [];

/**
 * Returns the entries that are selected in the calendar. They stay selected while the calendar displays another page.
 * The state of the history entry can contain entries to select at first, as `selected`.
 *
 * @param entries the entries that the calendar displays
 */
export function useSelectedEntries(entries: readonly CalendarEntry[]) {
  const { state } = useLocation();
  const [kept, select] = useState<readonly CalendarEntry[]>(state?.selected ?? NONE);
  const selected = useMemo(() => {
    if (kept.length === 0) return NONE;
    const current = new Map(entries.map((entry) => [entry.id, entry]));
    return kept.map((entry) => current.get(entry.id) ?? entry);
  }, [kept, entries]);
  const selectedIds = useMemo(() => selected.map(({ id }) => id), [selected]);
  const onSelectionChange = ({ ids }: { ids: readonly string[] }) => {
    const known = new Map([...selected, ...entries].map((entry) => [entry.id, entry]));
    select(ids.flatMap((id) => known.get(id) ?? []));
  };
  const displayed = useRef(entries);
  useEffect(() => {
    displayed.current = entries;
  });
  /** Deselects the entries that the calendar doesn't display, because their versions are unknown after a change. */
  const keepDisplayed = useCallback(
    () => select((before) => before.filter(({ id }) => displayed.current.some((entry) => entry.id === id))),
    [],
  );
  return { selected, select, keepDisplayed, selectedIds, onSelectionChange };
}
