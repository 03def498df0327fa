import type { CalendarDate } from '@content-planner/model';
import { type SortingState, useTable } from '@tanstack/react-table';
import { useDeferredValue, useMemo } from 'react';
import { useControlled } from '../internal/use-controlled.js';
import { useKindOf } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useTranslate } from '../kit/use-messages.js';
import type { Entry } from '../logs/entry.js';
import { arrangeColumns, listColumns, type SettableColumn } from '../logs/kinds/columns.js';
import type { LogKind } from '../logs/types.js';
import type { CellTextInput } from './cell-text.js';
import { isNewestFirst, itemsByMonth, plainItems } from './list-items.js';
import { logColumns, logTableFeatures } from './log-columns.js';
import { entrySearch, searchedColumns } from './search-entries.js';
import { type SelectionInput, useSelection } from './use-selection.js';

/** The column that a list is sorted by. Empty cells come last in both directions. */
export interface LogSort {
  /** The id of a column. */
  column: string;
  direction: 'ascending' | 'descending';
}

interface LogListInput extends Omit<SelectionInput, 'matching'> {
  kind: LogKind;
  entries: readonly Entry[];
  visibleColumns: readonly string[] | undefined;
  columnOrder: readonly string[] | undefined;
  search: string | undefined;
  onSearchChange: ((change: { search: string }) => void) | undefined;
  /** If this is null, the list keeps the order of `entries`. If it is undefined, the list stores its own sort order. */
  sort: LogSort | null | undefined;
  onSortChange: ((change: { sort: LogSort | null }) => void) | undefined;
  /** Null if the current date is unknown. */
  today: CalendarDate | null;
}

const idOf = (entry: Entry): string => entry.id;

/** Returns whether a column shows the start date. */
const isStart = (column: SettableColumn): boolean =>
  column.type === 'kind' &&
  column.field.type === 'entryDate' &&
  (column.field.holds[0] ?? 'startDate') === 'startDate';

/** Manages the state of a list: columns, search, order and selection. */
export function useLogList(input: LogListInput) {
  const { kind, entries, visibleColumns, columnOrder } = input;
  const { locale, brands, fields } = useKit();
  const translate = useTranslate();
  const kindOf = useKindOf();
  const [search, keepSearch] = useControlled(input.search, '');
  const [sort, keepSort] = useControlled<LogSort | null>(input.sort, null);

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
  const matching = useMemo(() => find(entries, applied), [find, entries, applied]);
  const selection = useSelection({ ...input, matching });

  const sorting = useMemo(
    (): SortingState =>
      sort !== null && columns.some(({ id }) => id === sort.column)
        ? [{ id: sort.column, desc: sort.direction === 'descending' }]
        : [],
    [sort, columns],
  );
  const definitions = useMemo(() => logColumns({ columns, ...texts }), [columns, texts]);
  const table = useTable({
    features: logTableFeatures,
    columns: definitions,
    data: matching,
    getRowId: idOf,
    state: { sorting, rowSelection: selection.state },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update;
      const change =
        next && ({ column: next.id, direction: next.desc ? 'descending' : 'ascending' } as const);
      keepSort(change ?? null);
      input.onSortChange?.({ sort: change ?? null });
    },
    onRowSelectionChange: (update) =>
      selection.change(typeof update === 'function' ? update(selection.state) : update),
  });
  const { rows } = table.getRowModel();
  const start = columns.find(isStart)?.id;
  const byDate = sorting[0] === undefined || (sorting[0].id === start && sorting[0].desc);
  const { today } = input;
  const { items, newestFirst } = useMemo(() => {
    const listed = rows.map(({ original }) => original);
    const newestFirst = byDate && isNewestFirst(listed);
    return { newestFirst, items: newestFirst ? itemsByMonth(listed, today) : plainItems(rows.length) };
  }, [rows, byDate, today]);

  return {
    table,
    rows,
    items,
    columns,
    texts,
    search,
    /** The search that the rows match: `search` or, until the results update, its previous value. */
    applied: applied.trim(),
    sort: sorting[0] === undefined ? null : sort,
    /**
     * The sort order that the column headers indicate: the one that the user chose or, if `entries` are already sorted
     * by date, newest first.
     */
    order:
      sorting[0] === undefined && newestFirst && start !== undefined && rows.length > 0
        ? ({ column: start, direction: 'descending' } as const)
        : sort,
    setSearch: (next: string) => {
      keepSearch(next);
      input.onSearchChange?.({ search: next });
    },
  };
}

/** The result of {@link useLogList}. */
export type LogList = ReturnType<typeof useLogList>;
