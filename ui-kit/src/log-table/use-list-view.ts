import type { CalendarDate } from '@content-planner/model';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { knownLocale } from '../dates/known-locale.js';
import { useControlled } from '../internal/use-controlled.js';
import { useKindOf } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useTranslate } from '../kit/use-messages.js';
import type { Entry } from '../logs/entry.js';
import { arrangeColumns, listColumns, type SettableColumn } from '../logs/kinds/columns.js';
import type { LogKind } from '../logs/types.js';
import type { CellTextInput } from './cell-text.js';
import { isNewestFirst, itemsByMonth, plainItems } from './list-items.js';
import { entrySearch, searchedColumns } from './search-entries.js';
import { sortEntries } from './sort-entries.js';

/** The column that a list is sorted by. Empty cells come last in both directions. */
export interface LogSort {
  /** The id of a column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** What a list displays, and in which order. */
export interface ListViewProps {
  kind: LogKind;
  /** Ids of the visible columns. Defaults to all columns. Memoize the array. */
  visibleColumns?: readonly string[];
  /** Ids of all columns in order. Defaults to the kind's order. Memoize the array. */
  columnOrder?: readonly string[];
  /** The text to search for in the visible columns. If omitted, the table stores the search. */
  search?: string;
  onSearchChange?: (change: { search: string }) => void;
  /** How the rows are sorted, or null for the order of `entries`. If omitted, the table stores the sort order. */
  sort?: LogSort | null;
  onSortChange?: (change: { sort: LogSort | null }) => void;
}

/** Returns whether a column shows the start date. */
const isStart = (column: SettableColumn): boolean =>
  column.type === 'kind' &&
  column.field.type === 'entryDate' &&
  (column.field.holds[0] ?? 'startDate') === 'startDate';

/** The sort order after a click on a column: ascending, then descending, then the default order. */
function nextSort(sort: LogSort | null, column: string): LogSort | null {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
}

/** Manages what a list displays: its columns, search and order. */
export function useListView({ kind, visibleColumns, columnOrder, ...input }: ListViewProps) {
  const { locale, brands, fields } = useKit();
  const translate = useTranslate();
  const kindOf = useKindOf();
  const [search, keepSearch] = useControlled(input.search, '');
  const [chosen, keepSort] = useControlled<LogSort | null>(input.sort, null);

  const texts = useMemo(
    (): CellTextInput => ({
      brands: new Map(brands.map((brand) => [brand.id, brand])),
      locale,
      translate,
      kindOf,
    }),
    [brands, locale, translate, kindOf],
  );
  const { columns, find } = useMemo(() => {
    const arranged = arrangeColumns(listColumns({ kind, fieldConfigurations: fields, translate, kindOf }), {
      visibleColumns,
      columnOrder,
    });
    return {
      columns: arranged.flatMap(({ column, isVisible }): SettableColumn[] => (isVisible ? [column] : [])),
      find: entrySearch({ columns: searchedColumns(arranged), ...texts }),
    };
  }, [kind, fields, visibleColumns, columnOrder, texts, translate, kindOf]);

  // The input updates immediately, and the results update with a lower priority.
  const applied = useDeferredValue(search);
  const sorted = columns.find(({ id }) => id === chosen?.column);
  const collator = useMemo(
    () => new Intl.Collator(knownLocale(locale), { numeric: true, sensitivity: 'base' }),
    [locale],
  );
  const isDescending = chosen?.direction === 'descending';
  const visible = useCallback(
    (entries: readonly Entry[]) => {
      const found = find(entries, applied);
      return sorted ? sortEntries(found, { column: sorted, isDescending, collator }, texts) : found;
    },
    [find, applied, sorted, isDescending, collator, texts],
  );
  const start = columns.find(isStart)?.id;

  return {
    columns,
    texts,
    search,
    /** The search that the rows match: `search` or, until the results update, its previous value. */
    applied: applied.trim(),
    sort: sorted ? chosen : null,
    /** The column with the start date. */
    start,
    /** Whether entries can be grouped by month, because they are not sorted by anything else. */
    byDate: !sorted || (sorted.id === start && isDescending),
    /** Returns the entries that match the search, in the order of the rows. */
    visible,
    setSearch: (next: string) => {
      keepSearch(next);
      input.onSearchChange?.({ search: next });
    },
    sortBy: (column: string) => {
      const next = nextSort(sorted ? chosen : null, column);
      keepSort(next);
      input.onSortChange?.({ sort: next });
    },
  };
}

/** The result of {@link useListView}. */
export type ListView = ReturnType<typeof useListView>;

/**
 * Returns the rows of a list with its dividers, and the sort order that the column headers indicate: the one that the
 * user chose or, if the entries are already sorted by date, newest first.
 *
 * @param today The current date, or null if it is unknown.
 */
export function useListItems(
  { byDate, sort, start }: ListView,
  rows: readonly Entry[],
  today: CalendarDate | null,
) {
  const { items, newestFirst } = useMemo(() => {
    const newestFirst = byDate && isNewestFirst(rows);
    return { newestFirst, items: newestFirst ? itemsByMonth(rows, today) : plainItems(rows.length) };
  }, [rows, byDate, today]);
  const isDefault = sort === null && newestFirst && start !== undefined && rows.length > 0;
  return { items, order: isDefault ? ({ column: start, direction: 'descending' } as const) : sort };
}
