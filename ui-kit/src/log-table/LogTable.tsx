import { type CalendarDate, today as currentDay, type Filter, NO_FILTER } from '@content-planner/model';
import { Plus, SearchX } from 'lucide-react';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { styled } from 'styled-components';
import { calendarMessages } from '../calendar/calendar-messages.js';
import { detailsMessages } from '../calendar/details/details-messages.js';
import type { EntriesMove } from '../calendar/move/entry-move.js';
import { FeatureLayers } from '../entries/FeatureLayers.js';
import { HostProvider } from '../entries/use-entry-host.js';
import type { FilterMenuControl } from '../filters/FilterMenu.js';
import { filterMessages } from '../filters/filter-messages.js';
import type { FilterCounts } from '../filters/types.js';
import { mergeRefs } from '../internal/merge-refs.js';
import { useNarrow } from '../internal/use-narrow.js';
import { KitProvider } from '../kit/KitProvider.js';
import { useBrandWarning } from '../kit/use-brand-warning.js';
import { useKindOf } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import type { RecentlyChanged } from '../live/ChangedRules.js';
import { LateChangedEntries } from '../live/LateChangedEntries.js';
import type { Entry } from '../logs/entry.js';
import { givenList } from '../logs/given-list.js';
import type { Brand, FieldConfiguration, LogKind } from '../logs/types.js';
import type { PartialMessages } from '../messages/all-messages.js';
import type { LoadError } from '../messages/problem.js';
import { Button } from '../primitives/Button.js';
import { EmptyState } from '../primitives/EmptyState.js';
import { ErrorState } from '../primitives/ErrorState.js';
import type { MenuItem } from '../primitives/Menu.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { useShortcuts } from '../shortcuts/use-shortcuts.js';
import { useThemed } from '../theme/portal-container.js';
import { ListControls } from './ListControls.js';
import { LogDetails } from './LogDetails.js';
import { LogGrid } from './LogGrid.js';
import { LogRows } from './LogRows.js';
import { LogToolbar } from './LogToolbar.js';
import { logTableMessages } from './log-table-messages.js';
import { useAnnouncement } from './use-announcement.js';
import { useListFeatures } from './use-list-features.js';
import { useListHost } from './use-list-host.js';
import { type LogSort, useLogList } from './use-log-list.js';

/** The filters of {@link LogTable}: brand, visibility and custom fields. */
export interface LogTableFilters {
  filter: Filter;
  onFilterChange: (change: { filter: Filter }) => void;
  /** `total` is the number of the kind's entries, regardless of the filter. */
  counts: Omit<FilterCounts, 'shown'>;
}

/** Lets an application read what a {@link LogTable} displays. */
export interface LogTableControl {
  /** Returns the entries that match the search, in the order of the rows. */
  entries: () => readonly Entry[];
  /** Returns the ids of the visible columns, in order. */
  columns: () => readonly string[];
}

/** Props of {@link LogTable}. All other props are passed to the root `<div>`. */
export interface LogTableProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onError'> {
  kind: LogKind;
  /** The kind's entries that match `filters.filter`, in the list's default order. */
  entries: readonly Entry[];
  /** By default, the brands of the `KitProvider`. */
  brands?: readonly Brand[];
  /**
   * The custom fields. Each field of the list's kind has a column, and fields of other kinds are ignored. By default,
   * the fields of the `KitProvider`.
   */
  fieldConfigurations?: readonly FieldConfiguration[];
  /** Whether the entries are loading. If true, skeletons are displayed while `entries` is empty. Default false. */
  loading?: boolean;
  /**
   * Whether loading failed. If so, an error message replaces the list: the given string, or a general one for `true`. Default false.
   */
  error?: LoadError;
  /** Called when the user retries after an error. If omitted, the error has no 'Try again' button. */
  onRetry?: () => void;
  /**
   * Entries that others have just changed, with the person who changed each entry. They are highlighted for two
   * seconds. Pass the result of `useRecentlyChanged` from `@content-planner/sdk`.
   */
  recentlyChanged?: RecentlyChanged;
  /**
   * Called when the list is empty and the user clicks the button that creates the first entry. If omitted, the button
   * is hidden.
   */
  onCreate?: () => void;
  onEdit: (edited: { entry: Entry }) => void;
  /** Called when the user clicks Delete. Ask the user to confirm, then delete the entry. */
  onDelete: (deleted: { entry: Entry }) => void;
  /**
   * Called when the user moves an entry to other dates with the 'Move…' button in the entry's details. Works like
   * `onMove` of `Calendar`. Pass `onMove` from `useCalendarMove` in `@content-planner/sdk`. If omitted, the details
   * have no 'Move…' button.
   */
  onMove?: (moved: EntriesMove) => unknown;
  /** Whether the user can move an entry. @default () => true */
  canMove?: (entry: Entry) => boolean;
  /**
   * Returns more commands for an entry, such as 'Duplicate', for menus in its row and in its details. Memoize the
   * function.
   */
  entryActions?: (shown: { entry: Entry }) => readonly MenuItem[];
  /** Called when an entry's details open, and with null when they close. */
  onSelectEntry?: (selected: { entry: Entry | null }) => void;
  /**
   * Set this to an entry's id to open its details, for example from a link, or to null to close the details. The
   * details open once the entry is in `entries`. Users can also open and close details, so update this prop in
   * `onSelectEntry`.
   */
  openEntryId?: string | null;
  /** Renders additional content below the title in an entry's details, such as `EntryEditors`. */
  renderEditors?: (shown: { entry: Entry }) => ReactNode;
  /** Renders additional content after an entry's details, such as an `EntryHistory`. */
  renderHistory?: (shown: { entry: Entry }) => ReactNode;
  /** Ids of the visible columns. Defaults to all columns. Memoize the array. */
  visibleColumns?: readonly string[];
  /** Ids of all columns in order. Defaults to the kind's order. Memoize the array. */
  columnOrder?: readonly string[];
  /**
   * Ids of the selected entries. If omitted, the table stores the selection. Rows have checkboxes if you pass this prop
   * or `onSelectionChange`.
   */
  selectedIds?: ReadonlySet<string> | readonly string[];
  /**
   * Called when the selection changes, with the selected ids in the order of `entries`. Also called when entries are
   * deselected because a search hides them or because they were deleted.
   */
  onSelectionChange?: (change: { ids: string[] }) => void;
  /** The text to search for in the visible columns. If omitted, the table stores the search. */
  search?: string;
  onSearchChange?: (change: { search: string }) => void;
  /** How the rows are sorted, or null for the order of `entries`. If omitted, the table stores the sort order. */
  sort?: LogSort | null;
  onSortChange?: (change: { sort: LogSort | null }) => void;
  /**
   * The filters beside the search. Pass only the entries that match the filter: see `useEntries` in
   * `@content-planner/sdk`, or `matcherOf`. If omitted, users can only search.
   */
  filters?: LogTableFilters;
  /** Content beside the search, such as `ColumnSettings`. Also visible above an empty list. */
  toolbar?: ReactNode;
  /**
   * A `BulkBar`, which floats above the end of the list. Always pass it: the bar is hidden while no entries are
   * selected.
   */
  bulkBar?: ReactNode;
  /** Lets the application read what the list displays, for example to export it. */
  controlRef?: RefObject<LogTableControl | null>;
  /** Whether to use the layout for small screens. By default, the table uses it when narrower than 768 px. */
  compact?: boolean;
  /** The current date, for the line that marks today. By default, the date of the `KitProvider`. */
  today?: CalendarDate;
  /** BCP 47 language tag. By default, the locale of the `KitProvider`. */
  locale?: string;
  /** Texts that replace those of the surrounding `KitProvider`. Memoize the object. */
  labels?: PartialMessages;
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

/** The area below the toolbar: the list and, beside it, the details. */
const Main = styled.div`
  flex: 1;
  display: flex;
  min-width: 0;
  min-height: 0;

  & > [data-cp-list] {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
  }
`;

/** The props that {@link LogTable} provides to everything inside it. */
type KitProps = Pick<LogTableProps, 'labels' | 'locale' | 'today' | 'brands' | 'fieldConfigurations'>;

const never = () => () => {};
/** Returns null on the server, where the user's time zone, and therefore today's date, is unknown. */
const serverDay = () => null;

const OneKind = forwardRef<HTMLDivElement, Omit<LogTableProps, keyof KitProps>>(function OneKind(
  {
    kind,
    entries: givenEntries,
    loading = false,
    error = false,
    onRetry,
    recentlyChanged,
    onCreate,
    onEdit,
    onDelete,
    onMove,
    canMove,
    entryActions,
    onSelectEntry,
    openEntryId,
    renderEditors,
    renderHistory,
    visibleColumns,
    columnOrder,
    selectedIds,
    onSelectionChange,
    search,
    onSearchChange,
    sort,
    onSortChange,
    filters,
    toolbar,
    bulkBar,
    controlRef,
    compact,
    ...rest
  },
  ref,
) {
  useThemed();
  const { today: givenToday } = useKit();
  const text = useMessages(logTableMessages);
  const { changedByOthers } = useMessages(calendarMessages);
  const { shortcuts } = useMessages(detailsMessages);
  const filterText = useMessages(filterMessages);
  const { texts: kindText, icon: Icon } = useKindOf()(kind);
  const logs = kindText.plural;
  const rootRef = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(rootRef, 768);
  const isCompact = compact ?? isNarrow;
  const entries = givenList(givenEntries, 'entries of LogTable');
  useBrandWarning('LogTable', entries, loading);
  const isEmpty = entries.length === 0;
  const isFiltered = filters !== undefined && Object.keys(filters.filter).length > 0;
  const total = filters?.counts.total ?? entries.length;
  const state = error
    ? 'error'
    : isEmpty && loading
      ? 'loading'
      : isEmpty && !(isFiltered && total > 0)
        ? 'empty'
        : 'ready';
  const today = useSyncExternalStore(never, () => givenToday ?? currentDay(), serverDay);
  const list = useLogList({
    kind,
    entries,
    visibleColumns,
    columnOrder,
    selectedIds,
    onSelectionChange,
    settled: state === 'ready' || state === 'empty',
    search,
    onSearchChange,
    sort,
    onSortChange,
    today,
  });
  useImperativeHandle(controlRef, () => ({
    entries: () => list.rows.map(({ original }) => original),
    columns: () => list.columns.map(({ id }) => id),
  }));
  const count = list.rows.length;
  // If a filter is set, omit the count here, because the filter bar displays and announces it.
  const isSearched = list.applied !== '';
  const found = !isSearched || isFiltered || loading ? '' : text.found({ count, total });
  const noMatch =
    count > 0 ? '' : isEmpty ? text.noMatchFilters({ logs }) : text.noMatch({ search: list.applied });
  const sorted = list.columns.find(({ id }) => id === list.sort?.column);
  const announcement = useAnnouncement(
    isSearched && !isFiltered ? noMatch || found : '',
    sorted && list.sort
      ? text.sorted({ column: sorted.label, direction: list.sort.direction })
      : text.unsorted,
  );
  const selectable = selectedIds !== undefined || onSelectionChange !== undefined;
  const selected = list.table.getIsAllRowsSelected()
    ? 'all'
    : list.table.getIsSomeRowsSelected()
      ? 'some'
      : 'none';
  const selection = {
    selectable,
    selected,
    // Undefined while there are no rows, because a click on the checkbox would have no effect.
    onSelectAll:
      count > 0
        ? (change: { selected: boolean }) => list.table.toggleAllRowsSelected(change.selected)
        : undefined,
  } as const;
  const searchRef = useRef<HTMLInputElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const features = useListFeatures({
    onSelectEntry,
    onEdit,
    onDelete,
    onMove,
    canMove,
    entryActions,
    compact: isCompact,
  });
  const { core, data, focusOn, openId, openEntry, opening, openDetails, closeDetails } = useListHost({
    entries,
    list,
    features,
    state,
    openEntryId,
    compact: isCompact,
    rootRef,
    searchRef,
    panelRef,
  });
  const { host } = core;
  const mergedRef = useMemo(() => mergeRefs(rootRef, host.rootRef, ref), [host, ref]);
  const clearSearch = () => {
    list.setSearch('');
    searchRef.current?.focus();
  };
  useShortcuts([
    { keys: '/', group: 'everywhere', label: text.search({ logs }), run: () => searchRef.current?.focus() },
    { keys: 'E', group: 'entry', label: shortcuts.edit },
    { keys: 'Delete', group: 'entry', label: shortcuts.delete },
    { keys: ['ArrowUp', 'ArrowDown'], group: 'entry', label: shortcuts.step },
  ]);
  const filterMenuRef = useRef<FilterMenuControl>(null);
  const clearFilters = () => {
    filterMenuRef.current?.focus();
    filters?.onFilterChange({ filter: NO_FILTER });
  };
  const List = isCompact ? LogRows : LogGrid;
  const [todayJumps, setTodayJumps] = useState(0);
  const hasToday = list.items.some(({ type }) => type === 'today');
  const hasRows = state === 'loading' || state === 'ready';
  const isCovered = bulkBar != null && selected !== 'none';
  return (
    <HostProvider core={core} data={data}>
      <Root {...rest} ref={mergedRef} data-state={state}>
        <VisuallyHidden role="status">
          {state === 'loading' ? text.loading({ logs }) : state === 'ready' && announcement}
        </VisuallyHidden>
        <LateChangedEntries entries={recentlyChanged} label={changedByOthers} />
        {state === 'error' && <ErrorState title={kindText.loadFailed} error={error} onRetry={onRetry} />}
        <ListControls
          kind={kind}
          filters={filters}
          toolbar={toolbar}
          state={state}
          shown={count}
          total={total}
          filterMenuRef={filterMenuRef}
          compact={isCompact}
        >
          {(controls) => (
            <LogToolbar
              {...selection}
              kind={kind}
              searchRef={searchRef}
              search={list.search}
              onSearch={list.setSearch}
              onClear={clearSearch}
              found={found}
              onToday={hasToday ? () => setTodayJumps((jumps) => jumps + 1) : undefined}
              compact={isCompact}
            >
              {controls}
            </LogToolbar>
          )}
        </ListControls>
        {state === 'empty' && (
          <EmptyState
            icon={<Icon size={20} strokeWidth={1.75} />}
            title={kindText.empty}
            description={kindText.emptyHint}
            action={
              onCreate && (
                <Button variant="primary" icon={<Plus size={16} strokeWidth={1.75} />} onClick={onCreate}>
                  {kindText.createFirst}
                </Button>
              )
            }
          />
        )}
        {hasRows && (
          <Main
            onKeyDown={({ key, target, currentTarget, defaultPrevented }) => {
              // Ignore events that bubble from menus and dialogs through the React tree.
              if (key !== 'Escape' || defaultPrevented || !currentTarget.contains(target as Node)) return;
              if (openId !== null) closeDetails();
            }}
          >
            <div data-cp-list="">
              {state === 'ready' && count === 0 && (
                <EmptyState
                  icon={<SearchX size={20} strokeWidth={1.75} />}
                  title={noMatch}
                  {...(!isEmpty && { description: text.noMatchHint })}
                  action={
                    isEmpty ? (
                      <Button onClick={clearFilters}>{filterText.clearFilters}</Button>
                    ) : (
                      <Button onClick={clearSearch}>{text.clearSearch}</Button>
                    )
                  }
                />
              )}
              {(state === 'loading' || count > 0) && (
                <List
                  {...selection}
                  kind={kind}
                  list={list}
                  focusOn={focusOn}
                  openId={openId}
                  todayJumps={todayJumps}
                  loading={state === 'loading'}
                  covered={isCovered}
                  hasMenus={entryActions !== undefined || onMove !== undefined}
                  onOpen={({ entry }) => openDetails(entry)}
                />
              )}
            </div>
            <LogDetails
              entry={openEntry}
              open={openId !== null}
              opening={opening}
              compact={isCompact}
              covered={isCovered}
              panelRef={panelRef}
              renderEditors={renderEditors}
              renderHistory={renderHistory}
              onClose={closeDetails}
            />
          </Main>
        )}
        {bulkBar}
        <FeatureLayers />
      </Root>
    </HostProvider>
  );
});

/**
 * A list of logs of one kind, with a search, sortable columns and selectable rows. A click on a row, or Enter on its
 * title, opens the details in a panel beside the list or, on small screens, in a dialog. The table fills the height of
 * its parent and scrolls inside. In long lists, only the visible rows are rendered.
 *
 * @example
 * <LogTable kind="blog" entries={entries} brands={brands} fieldConfigurations={configurations}
 *   onCreate={create} onEdit={({ entry }) => edit(entry)} onDelete={({ entry }) => remove(entry)}
 *   selectedIds={ids} onSelectionChange={({ ids }) => setIds(ids)} bulkBar={<BulkBar count={ids.length} … />} />
 */
export const LogTable = forwardRef<HTMLDivElement, LogTableProps>(function LogTable(
  { labels, locale, today, brands, fieldConfigurations, ...props },
  ref,
) {
  return (
    <KitProvider
      messages={labels}
      locale={locale}
      today={today}
      brands={brands && givenList(brands, 'brands of LogTable')}
      fields={fieldConfigurations && givenList(fieldConfigurations, 'fieldConfigurations of LogTable')}
    >
      {/* Each kind has its own search and sort order, so changing the kind mounts a new list. */}
      <OneKind key={props.kind} {...props} ref={ref} />
    </KitProvider>
  );
});
