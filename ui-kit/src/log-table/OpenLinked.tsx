import { useEffect, useState } from 'react';
import type { Entry } from '../logs/entry.js';
import { useList } from './use-list.js';

/** Opens the entry from a link. */
export function OpenLinked({ openEntryId }: { openEntryId: string | null | undefined }) {
  const { props, rows, state, openId, openDetails, closeDetails, focusRow } = useList();
  // Wait until the list is rendered. Before that, the entry has no row for focus to return to.
  const entry =
    openEntryId && state === 'ready' ? props.entries.find(({ id }) => id === openEntryId) : undefined;
  const linkedId = openEntryId === null ? null : entry?.id;
  // The row of the linked entry receives focus before the details open.
  const [linked, setLinked] = useState<Entry | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the application names another entry
  useEffect(() => {
    if (linkedId === undefined) return;
    const isOpen = openId === linkedId;
    setLinked(isOpen ? null : (entry ?? null));
    const row = entry && !isOpen ? rows.findIndex(({ id }) => id === entry.id) : -1;
    if (row >= 0) focusRow(row);
    if (openId !== null && linkedId === null) closeDetails();
  }, [linkedId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each link
  useEffect(() => {
    if (linked) openDetails(linked);
  }, [linked]);
  return null;
}
