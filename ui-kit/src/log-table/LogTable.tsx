import { Plus, SearchX } from 'lucide-react';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { styled } from 'styled-components';
import { today as currentDay } from '../dates/today.js';
import { givenList } from '../logs/given-list.js';
import { kindOf } from '../logs/kinds/kind-of.js';
import type { Brand, CalendarDate, Entry, FieldConfiguration, LogKind } from '../logs/types.js';
import { Button } from '../primitives/Button.js';
import { EmptyState } from '../primitives/EmptyState.js';
import { ErrorState } from '../primitives/ErrorState.js';
import { errorText } from '../primitives/error-text.js';
import { mergeRefs } from '../primitives/merge-refs.js';
import { useNarrow } from '../primitives/use-narrow.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { useThemed } from '../theme/portal-container.js';
import { LogDetails } from './LogDetails.js';
import { LogGrid } from './LogGrid.js';
import { LogRows } from './LogRows.js';
import { LogToolbar, ToolbarFrame } from './LogToolbar.js';
import { columnHead } from './log-columns.js';
import { type LogTableLabels, logTableLabels } from './log-table-labels.js';
import { useAnnouncement } from './use-announcement.js';
import { type LogSort, useLogList } from './use-log-list.js';

/** Props of {@link LogTable}; all others go to the root `<div>`. */
export interface LogTableProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onError'> {
  kind: LogKind;
  /** The entries of the kind, in the order in which they are to be listed. */
  entries: readonly Entry[];
  brands: readonly Brand[];
  /** Custom fields, a column each; those of other kinds are left out. */
  fieldConfigurations: readonly FieldConfiguration[];
  /** Nothing is there yet: skeletons show until the first entries come. Default false. */
  loading?: boolean;
  /**
   * Loading failed. Displays an error instead of the list; a string is its text, and true displays `labels.errorText`. Default
   * false.
   */
  error?: boolean | string | null;
  /** Given, the error offers to try again. */
  onRetry?: () => void;
  /** Given, the empty list offers to create the first entry. */
  onCreate?: () => void;
  onEdit: (edited: { entry: Entry }) => void;
  /** Asked for, not confirmed: the host asks whether it is meant. */
  onDelete: (deleted: { entry: Entry }) => void;
  /** Ids of the columns that show; default all. Keep the array while it holds the same. */
  visibleColumns?: readonly string[];
  /** Ids of all columns in their order; default the kind's own order. Keep the array while it holds the same. */
  columnOrder?: readonly string[];
  /**
   * Ids of the selected entries; without it the table keeps them. Give it or `onSelectionChange` to have
   * checkboxes.
   */
  selectedIds?: ReadonlySet<string> | readonly string[];
  /**
   * The selection has changed: `ids`, in the order of `entries`. Also called when entries drop out of it because a
   * search hides them or they are gone.
   */
  onSelectionChange?: (change: { ids: string[] }) => void;
  /** What is searched for in the columns that show; without it the table keeps it. */
  search?: string;
  onSearchChange?: (change: { search: string }) => void;
  /** The column that the rows are sorted by, null for the order of `entries`; without it the table keeps it. */
  sort?: LogSort | null;
  onSortChange?: (change: { sort: LogSort | null }) => void;
  /** Stands beside the search, also over the empty list: the button for column settings. */
  toolbar?: ReactNode;
  /** Floats over the end of the list: a `BulkBar`. Give it always, it shows itself while something is selected. */
  bulkBar?: ReactNode;
  /** The form for small screens; by default the table uses it while it is narrower than 768 px. */
  compact?: boolean;
  /** The day that the line for today is about; default the day it is for whoever looks. */
  today?: CalendarDate;
  /** BCP 47, for dates; default 'en-US'. */
  locale?: string;
  labels?: Partial<LogTableLabels>;
}

const Root = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  /* Keeps what is only spoken inside, where it cannot make the page scroll. */
  position: relative;
  overflow: clip;
  border-block-start: 1px solid var(--cp-border-subtle);
  background: var(--cp-surface-panel);
  color: var(--cp-text-primary);
`;

const never = () => () => {};
/** A server does not know the day where somebody looks. */
const serverDay = () => null;

const OneKind = forwardRef<HTMLDivElement, LogTableProps>(function OneKind(
  {
    kind,
    entries: givenEntries,
    brands: givenBrands,
    fieldConfigurations: givenFields,
    loading = false,
    error = false,
    onRetry,
    onCreate,
    onEdit,
    onDelete,
    visibleColumns,
    columnOrder,
    selectedIds,
    onSelectionChange,
    search,
    onSearchChange,
    sort,
    onSortChange,
    toolbar,
    bulkBar,
    compact,
    today: givenToday,
    locale,
    labels,
    ...rest
  },
  ref,
) {
  useThemed();
  const text = useMemo(() => ({ ...logTableLabels(kind), ...labels }), [kind, labels]);
  const rootRef = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(rootRef, 768);
  const isCompact = compact ?? isNarrow;
  const mergedRef = useMemo(() => mergeRefs(rootRef, ref), [ref]);
  const entries = givenList(givenEntries, 'entries of LogTable');
  const brands = givenList(givenBrands, 'brands of LogTable');
  const fieldConfigurations = givenList(givenFields, 'fieldConfigurations of LogTable');
  const isEmpty = entries.length === 0;
  const state = error ? 'error' : isEmpty ? (loading ? 'loading' : 'empty') : 'ready';
  const today = useSyncExternalStore(never, () => givenToday ?? currentDay(), serverDay);
  const list = useLogList({
    kind,
    entries,
    brands,
    fieldConfigurations,
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
    locale,
    labels: text,
  });
  const count = list.rows.length;
  const found = list.applied === '' || loading ? '' : text.found({ count, total: entries.length });
  const noMatch = count === 0 ? text.noMatch({ search: list.applied }) : '';
  const sorted = list.columns.find(({ id }) => id === list.sort?.column);
  const announcement = useAnnouncement(
    list.applied === '' ? '' : noMatch || found,
    sorted && list.sort
      ? text.sorted({ column: columnHead(sorted, text), direction: list.sort.direction })
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
    onSelectAll: (change: { selected: boolean }) => list.table.toggleAllRowsSelected(change.selected),
  } as const;
  const [details, setDetails] = useState({ id: '', open: false });
  const searchRef = useRef<HTMLInputElement>(null);
  const clearSearch = () => {
    list.setSearch('');
    searchRef.current?.focus();
  };
  const Icon = kindOf(kind).icon;
  const List = isCompact ? LogRows : LogGrid;
  const [todayJumps, setTodayJumps] = useState(0);
  const hasToday = list.items.some(({ type }) => type === 'today');
  const hasRows = state === 'loading' || state === 'ready';
  return (
    <Root {...rest} ref={mergedRef} data-state={state}>
      <VisuallyHidden role="status">
        {state === 'loading' ? text.loading : state === 'ready' && announcement}
      </VisuallyHidden>
      {state === 'error' && (
        <ErrorState
          title={text.errorTitle}
          description={errorText(error, text.errorText)}
          onRetry={onRetry}
          retryLabel={text.retry}
        />
      )}
      {state === 'empty' && toolbar != null && toolbar !== false && (
        <ToolbarFrame data-compact={isCompact ? '' : undefined}>
          <div data-end="">{toolbar}</div>
        </ToolbarFrame>
      )}
      {state === 'empty' && (
        <EmptyState
          icon={<Icon size={20} strokeWidth={1.75} />}
          title={text.empty}
          description={text.emptyHint}
          action={
            onCreate && (
              <Button variant="primary" icon={<Plus size={16} strokeWidth={1.75} />} onClick={onCreate}>
                {text.createFirst}
              </Button>
            )
          }
        />
      )}
      {hasRows && (
        <LogToolbar
          {...selection}
          searchRef={searchRef}
          search={list.search}
          onSearch={list.setSearch}
          onClear={clearSearch}
          found={found}
          onToday={hasToday ? () => setTodayJumps((count) => count + 1) : undefined}
          compact={isCompact}
          labels={text}
        >
          {toolbar}
        </LogToolbar>
      )}
      {state === 'ready' && count === 0 && (
        <EmptyState
          icon={<SearchX size={20} strokeWidth={1.75} />}
          title={noMatch}
          description={text.noMatchHint}
          action={<Button onClick={clearSearch}>{text.clearSearch}</Button>}
        />
      )}
      {hasRows && (state === 'loading' || count > 0) && (
        <List
          {...selection}
          kind={kind}
          list={list}
          todayJumps={todayJumps}
          loading={state === 'loading'}
          covered={bulkBar != null && selected !== 'none'}
          labels={text}
          onEdit={onEdit}
          onDelete={onDelete}
          onOpen={({ entry }) => setDetails({ id: entry.id, open: true })}
        />
      )}
      <LogDetails
        entry={entries.find(({ id }) => id === details.id) ?? null}
        open={details.open}
        brands={brands}
        fieldConfigurations={fieldConfigurations}
        locale={locale}
        labels={text}
        onEdit={onEdit}
        onClose={() => setDetails((shown) => ({ ...shown, open: false }))}
      />
      {bulkBar}
    </Root>
  );
});

/**
 * The list of one kind of log, with a search, headers that sort, and rows that can be selected. A
 * click on a row, or Enter on its title, opens its details.
 * Fills its parent's height and scrolls inside; of long lists only the rows that show are drawn.
 *
 * @example
 * <LogTable kind="blog" entries={entries} brands={brands} fieldConfigurations={configurations}
 *   onCreate={create} onEdit={({ entry }) => edit(entry)} onDelete={({ entry }) => remove(entry)}
 *   selectedIds={ids} onSelectionChange={({ ids }) => setIds(ids)} bulkBar={<BulkBar count={ids.length} … />} />
 */
export const LogTable = forwardRef<HTMLDivElement, LogTableProps>(function LogTable(props, ref) {
  // Another kind's list is another list: it has a search and an order of its own.
  return <OneKind key={props.kind} {...props} ref={ref} />;
});
