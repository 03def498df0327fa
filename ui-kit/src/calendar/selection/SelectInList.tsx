import type { RefObject } from 'react';
import { ListSelection } from './ListSelection.js';
import type { SelectingOptions } from './selecting.js';
import { useSelectable } from './use-selectable.js';

/** Marks and selects entries in the list of a day's entries. */
export function SelectInList({
  listRef,
  ...options
}: SelectingOptions & { listRef: RefObject<HTMLElement | null> }) {
  return <ListSelection {...useSelectable(options)} listRef={listRef} />;
}
