import { type RefObject, useEffect, useRef, useState } from 'react';
import type { EntryFeature } from '../entries/feature.js';
import { useNewHost, useOpenState } from '../entries/use-entry-host.js';
import { cssString } from '../internal/css-string.js';
import type { Entry } from '../logs/entry.js';
import { NO_TRAIL } from '../primitives/dialog-focus.js';
import { followTrail, setHeir } from '../primitives/focus-trail.js';
import type { LogListProps } from './log-list-props.js';
import type { LogList } from './use-log-list.js';

interface ListHostInput {
  entries: readonly Entry[];
  list: LogList;
  features: readonly EntryFeature<Entry>[];
  state: 'error' | 'loading' | 'empty' | 'ready';
  openEntryId: string | null | undefined;
  compact: boolean;
  rootRef: RefObject<HTMLDivElement | null>;
  searchRef: RefObject<HTMLInputElement | null>;
  panelRef: RefObject<HTMLDivElement | null>;
}

const all = (entries: readonly Entry[]) => entries;

/** Returns the button with an entry's title. */
const titleOf = (root: HTMLElement | null, { id }: Pick<Entry, 'id'>) =>
  root?.querySelector<HTMLElement>(
    `[data-cp-row][data-cp-entry=${cssString(id)}] [data-cp-control="open"]`,
  ) ?? null;

/** Returns the host of a list's features, and opens and closes the details. Focus returns to the rows. */
export function useListHost({
  entries,
  list,
  features,
  state,
  openEntryId,
  compact,
  rootRef,
  searchRef,
  panelRef,
}: ListHostInput) {
  const count = list.rows.length;
  const hasSelected = list.table.getIsSomeRowsSelected() || list.table.getIsAllRowsSelected();
  const [focusOn, setFocusOn] = useState<LogListProps['focusOn']>(null);
  // Clear the value, because re-rendering the list must not move focus again.
  useEffect(() => {
    if (focusOn) setFocusOn(null);
  }, [focusOn]);
  const rowOf = (id: string) => list.rows.findIndex((row) => row.id === id);
  const { core, data } = useNewHost<Entry>({
    given: entries,
    features,
    readOnly: false,
    showsEntries: true,
    visible: all,
    neighborOf: (_, { entry, direction }) => {
      const row = rowOf(entry.id);
      return row < 0 ? null : (list.rows[row + direction]?.original ?? null);
    },
    placeOf: titleOf,
    days: null,
    isBeside: !compact,
  });
  const { host } = core;
  const opened = useOpenState(core);
  const lastId = opened?.what.type === 'details' ? opened.what.entry.id : '';
  const openId = opened?.isOpen ? lastId : null;
  const openRow = openId === null ? -1 : rowOf(openId);
  const lastRow = useRef(-1);
  useEffect(() => {
    if (openRow >= 0) lastRow.current = openRow;
  }, [openRow]);
  const openDetails = (entry: Entry) => host.open({ type: 'details', entry });
  const focusRow = (row: number, control: 'open' | 'select' = 'open') => {
    if (row >= 0 && count > 0) setFocusOn({ index: Math.min(row, count - 1), control });
    else if (searchRef.current) searchRef.current.focus();
    else followTrail(NO_TRAIL, document);
  };
  const firstSelected = useRef(-1);
  const focusSelected = useRef((): boolean => false);
  useEffect(() => {
    if (hasSelected) firstSelected.current = list.rows.findIndex((row) => row.getIsSelected());
    focusSelected.current = () => {
      if (firstSelected.current < 0 || count === 0) return false;
      focusRow(firstSelected.current, 'select');
      return true;
    };
  });
  // Bulk actions hide the bar, and might delete the row that focus would return to, so move focus to the position of
  // the first selected row.
  useEffect(
    () => (rootRef.current ? setHeir(rootRef.current, () => focusSelected.current()) : undefined),
    [rootRef],
  );
  const closeDetails = () => {
    // Move focus from the panel to the row. On small screens, a dialog replaces the panel and returns focus itself.
    if (panelRef.current?.contains(document.activeElement)) focusRow(openRow);
    host.close();
  };
  const openEntry = entries.find(({ id }) => id === lastId) ?? null;
  const isGone = openId !== null && openEntry === null && state !== 'loading';
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each entry that is deleted or filtered out
  useEffect(() => {
    if (!isGone) return;
    closeDetails();
    if (document.activeElement === document.body) focusRow(lastRow.current);
  }, [isGone]);
  // Wait until the list is rendered. Before that, the entry has no row for focus to return to.
  const linkedEntry =
    openEntryId && state === 'ready' ? entries.find(({ id }) => id === openEntryId) : undefined;
  const linkedId = openEntryId === null ? null : linkedEntry?.id;
  // The row of the linked entry receives focus before the details open.
  const [linked, setLinked] = useState<Entry | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the application names another entry
  useEffect(() => {
    if (linkedId === undefined) return;
    const isOpen = openId === linkedId;
    setLinked(isOpen ? null : (linkedEntry ?? null));
    const row = linkedEntry && !isOpen ? rowOf(linkedEntry.id) : -1;
    if (row >= 0) setFocusOn({ index: row, control: 'open' });
    if (openId !== null && linkedId === null) closeDetails();
  }, [linkedId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each link
  useEffect(() => {
    if (linked) openDetails(linked);
  }, [linked]);
  return {
    core,
    data,
    focusOn,
    openId,
    openEntry,
    /** A different value each time the user opens an entry. */
    opening: `${lastId} ${opened?.times}`,
    openDetails,
    closeDetails,
  };
}
