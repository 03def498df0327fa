import { type CalendarEntry, type MoveLabel, NO_FILTER, withCondition } from '@content-planner/model';
import type { AnyVariables, TypedDocumentNode } from '@urql/core';
import { useMemo } from 'react';
import { type UndoHistory, useUndoHistory } from '../changes/use-undo-history.js';
import { usePlanner } from '../core/PlannerProvider.js';
import { toPlannerError } from '../core/planner-error.js';
import { entryFilterOf } from '../filters/filter-input.js';
import { ENTRIES } from '../logs/entries-document.js';
import { ENTRY } from '../logs/entry-document.js';
import { namedResponse, type StoredEntry } from '../logs/entry-values.js';
import { type EntriesCreated, useCreateEntries } from '../logs/use-create-entries.js';

/** The maximum number of entries with the same title to fetch. */
const MAX_SAME = 1000;

type Repeated = Pick<CalendarEntry, 'id' | 'kind' | 'title'>;

/** How users repeat entries of any kind. */
export interface Repeating {
  /** Creates copies of an entry on the given days. */
  onRepeat: (repeated: {
    entry: Repeated;
    days: readonly { startDate: string; endDate: string }[];
  }) => Promise<EntriesCreated>;
  /** Returns the first days of the other entries of the same kind with the same title. */
  datesOf: (entry: Repeated) => Promise<readonly string[]>;
  /** To push the changes, so that users can undo them. */
  undo: UndoHistory<MoveLabel | null>;
}

/**
 * Returns the options of the feature `repeating` in `@content-planner/ui-kit`. The copies are one change, which users can
 * undo. The functions reject with a PlannerError.
 *
 * @example
 * <Calendar {...useCalendarProps()} features={[repeating(useRepeating())]} />
 */
export function useRepeating(): Repeating {
  const { urql } = usePlanner();
  const [createEntries] = useCreateEntries();
  const repeating = useMemo((): Omit<Repeating, 'undo'> => {
    const fetchNow = async <Data, Variables extends AnyVariables>(
      query: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ) => {
      const { data, error } = await urql
        .query(query, variables, { requestPolicy: 'network-only' })
        .toPromise();
      if (error) throw toPlannerError(error);
      return data as Data;
    };
    return {
      onRepeat: async ({ entry: { id }, days }) => {
        // Calendars have only some of an entry's fields.
        const { entry: stored } = await fetchNow(ENTRY, { id });
        const { kind, title, brandId, color, showOnCalendar, dynamicFields, fields } = await namedResponse(
          urql,
          // If the entry doesn't exist, the request fails.
          stored as StoredEntry,
        );
        const values = { title, brandId, color, showOnCalendar, dynamicFields, fields };
        return createEntries(days.map((one) => ({ kind, input: { ...values, ...one } })));
      },
      datesOf: async ({ id, kind, title }) => {
        const filter = entryFilterOf(withCondition(NO_FILTER, '@title', 'contains', title), {
          kinds: [kind],
        });
        const { page } = await fetchNow(ENTRIES, { filter, first: MAX_SAME });
        return page.nodes.flatMap((other) =>
          other.title === title && other.id !== id ? [other.startDate] : [],
        );
      },
    };
  }, [urql, createEntries]);
  return { ...repeating, undo: useUndoHistory() };
}
