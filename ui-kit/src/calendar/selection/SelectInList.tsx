import type { RefObject } from 'react';
import { ListSelection } from './ListSelection.js';
import { useSelectable } from './use-selectable.js';

/** Marks and selects entries in the list of a day's entries. */
export function SelectInList(list: { listRef: RefObject<HTMLElement | null> }) {
  return <ListSelection {...useSelectable()} {...list} />;
}
