import { type RefObject, useEffect, useRef, useState } from 'react';
import { selectedState } from '../calendar/selection/selected-state.js';
import type { HostCore } from '../entries/host.js';
import { openState } from '../entries/open-state.js';
import { useHostState } from '../entries/use-entry-host.js';
import type { Entry } from '../logs/entry.js';
import { NO_TRAIL } from '../primitives/dialog-focus.js';
import { followTrail, setHeir } from '../primitives/focus-trail.js';

interface ListFocusInput {
  core: HostCore<Entry>;
  /** All entries, and those of the rows in their order. */
  entries: readonly Entry[];
  rows: readonly Entry[];
  loading: boolean;
  searchRef: RefObject<HTMLInputElement | null>;
  panelRef: RefObject<HTMLDivElement | null>;
}

/** Which row receives focus, and which control in it. Each new object moves focus again. */
export interface RowFocus {
  index: number;
  control: 'open' | 'select';
}

/** Opens and closes the details of entries. Focus returns to the rows. */
export function useListFocus({ core, entries, rows, loading, searchRef, panelRef }: ListFocusInput) {
  const { host } = core;
  const count = rows.length;
  const [focusOn, setFocusOn] = useState<RowFocus | null>(null);
  // Clear the value, because re-rendering the list must not move focus again.
  useEffect(() => {
    if (focusOn) setFocusOn(null);
  }, [focusOn]);
  const rowOf = (id: string) => rows.findIndex((row) => row.id === id);
  const opened = useHostState(core, openState);
  const lastId = opened?.what.type === 'details' ? opened.what.entry.id : '';
  const openId = opened?.isOpen ? lastId : null;
  const openRow = openId === null ? -1 : rowOf(openId);
  const lastRow = useRef(-1);
  useEffect(() => {
    if (openRow >= 0) lastRow.current = openRow;
  }, [openRow]);
  const focusRow = (row: number, control: RowFocus['control'] = 'open') => {
    if (row >= 0 && count > 0) setFocusOn({ index: Math.min(row, count - 1), control });
    else if (searchRef.current) searchRef.current.focus();
    else followTrail(NO_TRAIL, document);
  };
  const selectedIds = useHostState(core, selectedState);
  const firstSelected = useRef(-1);
  const focusSelected = useRef((): boolean => false);
  useEffect(() => {
    const first = selectedIds.length > 0 ? rows.findIndex(({ id }) => selectedIds.includes(id)) : -1;
    // The rows of deleted entries are removed before the entries are deselected.
    if (first >= 0) firstSelected.current = first;
    focusSelected.current = () => {
      if (firstSelected.current < 0 || count === 0) return false;
      focusRow(firstSelected.current, 'select');
      return true;
    };
  });
  // Actions on the selection hide the bar, and might delete the row that focus would return to, so move focus to the
  // position of the first selected row.
  useEffect(
    () => (host.rootRef.current ? setHeir(host.rootRef.current, () => focusSelected.current()) : undefined),
    [host],
  );
  const closeDetails = () => {
    // Move focus from the panel to the row. On small screens, a dialog replaces the panel and returns focus itself.
    if (panelRef.current?.contains(document.activeElement)) focusRow(openRow);
    host.close();
  };
  const openEntry = entries.find(({ id }) => id === lastId) ?? null;
  const isGone = openId !== null && openEntry === null && !loading;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each entry that is deleted or filtered out
  useEffect(() => {
    if (!isGone) return;
    closeDetails();
    if (document.activeElement === document.body) focusRow(lastRow.current);
  }, [isGone]);
  return {
    focusOn,
    focusRow,
    openId,
    /** The entry that the user opened last. */
    openEntry,
    /** A different value each time the user opens an entry. */
    opening: `${lastId} ${opened?.times}`,
    openDetails: (entry: Entry) => host.open({ type: 'details', entry }),
    closeDetails,
  };
}
