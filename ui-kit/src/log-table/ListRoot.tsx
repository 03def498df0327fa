import { today as currentDay, type Filter } from '@content-planner/model';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type RefObject,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { styled } from 'styled-components';
import { detailsMessages } from '../calendar/details/details-messages.js';
import { FeatureLayers } from '../entries/FeatureLayers.js';
import type { EntryFeature } from '../entries/feature.js';
import { HostProvider } from '../entries/host-context.js';
import { useFeatures, useHostEntries, useNewHost, useSite, useToolbar } from '../entries/use-entry-host.js';
import type { FilterMenuControl } from '../filters/FilterMenu.js';
import type { FilterCounts } from '../filters/types.js';
import { cssString } from '../internal/css-string.js';
import { mergeRefs } from '../internal/merge-refs.js';
import { useNarrow } from '../internal/use-narrow.js';
import { useBrandWarning } from '../kit/use-brand-warning.js';
import { useKindOf } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import type { Entry } from '../logs/entry.js';
import { givenList } from '../logs/given-list.js';
import type { LoadedProps } from '../primitives/loaded-props.js';
import { useCommands } from '../shortcuts/use-shortcuts.js';
import { useThemed } from '../theme/portal-container.js';
import { ListBar } from './ListBar.js';
import { ListBody } from './ListBody.js';
import { ListStatus } from './ListStatus.js';
import { logTableMessages } from './log-table-messages.js';
import { ListContext, type ListContextValue, useList } from './use-list.js';
import { useListFocus } from './use-list-focus.js';
import { type ListViewProps, useListItems, useListView } from './use-list-view.js';

/** The filters of {@link LogTable}: brand, visibility and custom fields. */
export interface LogTableFilters {
  filter: Filter;
  onFilterChange: (change: { filter: Filter }) => void;
  /** `total` is the number of the kind's entries, regardless of the filter. */
  counts: Omit<FilterCounts, 'shown'>;
}

/** Lets an application read what a {@link LogTable} displays. */
export interface LogTableControl<Row extends Entry = Entry> {
  /** Returns the entries that match the search, in the order of the rows. */
  entries: () => readonly Row[];
  /** Returns the ids of the visible columns, in order. */
  columns: () => readonly string[];
}

/** The props that {@link LogTable} and its parts share. All other props are passed to the root `<div>`. */
export interface ListRootProps<Row extends Entry = Entry>
  extends ListViewProps,
    Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onError'>,
    LoadedProps {
  /** The kind's entries that match `filters.filter`, in the list's default order. */
  entries: readonly Row[];
  /**
   * Your own features. They are added to those of the callbacks, and replace them if they have the same name. Memoize
   * features with commands, so that the rows are not rendered each time. @default []
   */
  features?: readonly EntryFeature<NoInfer<Row>>[];
  /**
   * Returns whether the user can edit and delete an entry, and change its values. By default, all entries can be edited.
   * Memoize the function.
   */
  canEdit?: ((entry: Row) => boolean) | undefined;
  /**
   * The filters beside the search. Pass only the entries that match the filter: see `useEntries` in
   * `@content-planner/sdk`, or `matcherOf`. If omitted, users can only search.
   */
  filters?: LogTableFilters;
  /** Lets the application read what the list displays, for example to export it. */
  controlRef?: RefObject<LogTableControl<Row> | null>;
  /** Whether to use the layout for small screens. By default, the table uses it when narrower than 768 px. */
  compact?: boolean;
}

const Root = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  /* Visually hidden text is positioned relative to the root, so that this text cannot make the page scroll. */
  position: relative;
  overflow: clip;
  border-block-start: 1px solid var(--cp-border-subtle);
  background: var(--cp-surface-panel);
  color: var(--cp-text-primary);
`;

const never = () => () => {};
/** Returns null on the server, where the user's time zone, and therefore today's date, is unknown. */
const serverDay = () => null;

/** Returns the button with an entry's title. */
const titleOf = (root: HTMLElement | null, { id }: Pick<Entry, 'id'>) =>
  root?.querySelector<HTMLElement>(
    `[data-cp-row][data-cp-entry=${cssString(id)}] [data-cp-control="open"]`,
  ) ?? null;

/** Adds the commands of the list and its features to the command palette and the list of shortcuts. */
function ListCommands() {
  const { props, searchRef } = useList();
  const { parts } = useFeatures<Entry>();
  const items = useToolbar();
  const site = useSite<Entry>();
  const { plural: logs } = useKindOf()(props.kind).texts;
  const { step } = site.text(detailsMessages).shortcuts;
  useCommands([
    {
      keys: '/',
      group: 'everywhere',
      label: site.text(logTableMessages).search({ logs }),
      run: () => searchRef.current?.focus(),
    },
    ...parts.flatMap((part) => part.commands?.(site) ?? []),
    ...items.flatMap(({ label, run }) => (run ? { group: 'everywhere' as const, label, run } : [])),
    { keys: ['ArrowUp', 'ArrowDown'], group: 'entry', label: step },
  ]);
  return null;
}

const layout = (
  <>
    <ListCommands />
    <ListStatus />
    <ListBar />
    <ListBody />
    <FeatureLayers />
  </>
);

/** A list of one kind, with the given features. */
export const ListRoot = forwardRef<HTMLDivElement, ListRootProps>(function ListRoot(props, ref) {
  const {
    kind: _kind,
    entries: givenEntries,
    features = [],
    canEdit,
    loading = false,
    error = false,
    onRetry: _onRetry,
    visibleColumns: _visibleColumns,
    columnOrder: _columnOrder,
    search: _search,
    onSearchChange: _onSearchChange,
    sort: _sort,
    onSortChange: _onSortChange,
    filters,
    controlRef,
    compact: givenCompact,
    ...rest
  } = props;
  useThemed();
  const { today: givenToday } = useKit();
  const entries = givenList(givenEntries, 'entries of LogTable');
  useBrandWarning('LogTable', entries, loading);
  const isFiltered = filters !== undefined && Object.keys(filters.filter).length > 0;
  const total = filters?.counts.total ?? entries.length;
  const isEmpty = entries.length === 0 && !(isFiltered && total > 0 && !loading);
  const state = error ? 'error' : !isEmpty ? 'ready' : loading ? 'loading' : 'empty';
  const today = useSyncExternalStore(never, () => givenToday ?? currentDay(), serverDay);
  const view = useListView(props);
  const rootRef = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(rootRef, 768);
  const compact = givenCompact ?? isNarrow;
  const { core, data } = useNewHost<Entry>({
    given: entries,
    features,
    readOnly: false,
    canEdit,
    loading: state === 'loading' || state === 'error',
    showsEntries: true,
    visible: view.visible,
    neighborOf: (rows, { entry, direction }) => {
      const row = rows.findIndex(({ id }) => id === entry.id);
      return row < 0 ? null : (rows[row + direction] ?? null);
    },
    placeOf: titleOf,
    days: null,
    isBeside: !compact,
  });
  const { all, shown: rows } = useHostEntries(core, data);
  useImperativeHandle(controlRef, () => ({
    entries: () => rows,
    columns: () => view.columns.map(({ id }) => id),
  }));
  const searchRef = useRef<HTMLInputElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const [todayJumps, setTodayJumps] = useState(0);
  const focus = useListFocus({ core, entries: all, rows, loading: state === 'loading', searchRef, panelRef });
  const list: ListContextValue = {
    ...useListItems(view, rows, today),
    ...focus,
    props,
    view,
    rows,
    state,
    total,
    isFiltered,
    compact,
    todayJumps,
    jumpToToday: () => setTodayJumps((jumps) => jumps + 1),
    clearSearch: () => {
      view.setSearch('');
      searchRef.current?.focus();
    },
    searchRef,
    panelRef,
    filterMenuRef: useRef<FilterMenuControl>(null),
  };
  const { host } = core;
  const mergedRef = useMemo(() => mergeRefs(rootRef, host.rootRef, ref), [host, ref]);
  return (
    <HostProvider core={core} data={data}>
      <ListContext.Provider value={list}>
        <Root {...rest} ref={mergedRef} data-cp-logs="" data-state={state}>
          {layout}
        </Root>
      </ListContext.Provider>
    </HostProvider>
  );
});
