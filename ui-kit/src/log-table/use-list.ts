import { createContext, type RefObject, useContext } from 'react';
import type { FilterMenuControl } from '../filters/FilterMenu.js';
import type { Entry } from '../logs/entry.js';
import type { ListRootProps } from './ListRoot.js';
import type { useListFocus } from './use-list-focus.js';
import type { ListView, useListItems } from './use-list-view.js';

/** What the parts of a list share. */
export interface ListContextValue extends ReturnType<typeof useListItems>, ReturnType<typeof useListFocus> {
  props: Omit<ListRootProps, 'children'>;
  view: ListView;
  /** The entries that match the search, in the order of the rows. */
  rows: readonly Entry[];
  state: 'error' | 'loading' | 'empty' | 'ready';
  /** The number of the kind's entries, regardless of the filter. */
  total: number;
  isFiltered: boolean;
  /** Whether to use the layout for small screens. */
  compact: boolean;
  /** Incremented each time the user clicks 'Today'. */
  todayJumps: number;
  jumpToToday: () => void;
  clearSearch: () => void;
  searchRef: RefObject<HTMLInputElement | null>;
  panelRef: RefObject<HTMLDivElement | null>;
  filterMenuRef: RefObject<FilterMenuControl | null>;
}

export const ListContext = createContext<ListContextValue | null>(null);

/** Returns what the parts of the surrounding list share. */
export function useList(): ListContextValue {
  const list = useContext(ListContext);
  if (list === null) throw new Error('This component must be inside a LogTable.');
  return list;
}
