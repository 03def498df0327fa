import { type CalendarEntry, type Filter, NO_FILTER } from '@content-planner/model';
import { useCallback, useMemo } from 'react';
import { toPlannerError } from '../core/planner-error.js';
import { type Answers, useAnswers } from '../core/use-answers.js';
import type { Read } from '../core/use-read.js';
import { type RefreshOptions, useRefresh } from '../core/use-refresh.js';
import type { Field } from '../fields/field.js';
import { useFields } from '../fields/use-fields.js';
import {
  entryFilterOf,
  isOnServer,
  type Limits,
  matching,
  onCalendar,
  withOnly,
} from '../filters/filter-input.js';
import { graphql, type ResultOf } from '../graphql.js';
import { calendarFields } from '../logs/calendar-fields.js';
import { namedEntry } from '../logs/entry-values.js';
import { areDays, type Days, monthsOf } from './months.js';

const CALENDAR = graphql(
  `
    query Calendar(
      $from: CalendarDate!
      $to: CalendarDate!
      $filter: EntryFilter
      $withValues: Boolean = false
    ) {
      calendar(
        from: $from
        to: $to
        filter: $filter
      ) {
        ...CalendarFields
        values @include(if: $withValues)
      }
    }
  `,
  [calendarFields],
);

const NEXT_ENTRY = graphql(`
  query NextEntry($filter: EntryFilter) {
    entries(filter: $filter, sort: { field: "@date" }, first: 1) {
      nodes {
        id
        startDate
      }
    }
  }
`);

/** The days to fetch, inclusive, and filters for their entries. */
export interface CalendarRange extends Limits {
  /** `YYYY-MM-DD`. */
  from: string;
  /** `YYYY-MM-DD`. */
  to: string;
  /**
   * The user's filter, in addition to `kinds`, `brandIds` and `search`. The browser applies the filter's kinds, brands
   * and text to the loaded entries, so changes to these conditions take effect immediately, without a request for
   * entries. The planner applies the filter's visibility and custom fields. If the filter has no condition on `@showOnCalendar`, hidden entries
   * are not returned.
   */
  filter?: Filter;
  /** Whether to also fetch the values of custom fields. Default: false. */
  includeCustomFields?: boolean;
  /**
   * The number of months to prefetch before and after the range, so that they can be displayed without loading. Their
   * entries are also returned. Default: 0.
   */
  monthsAround?: number;
  /**
   * Days on which no entry is expected to start, such as the years until the next entry. One small request checks all
   * of these days, regardless of their number. If an entry does start on such a day, its month is also fetched.
   */
  quiet?: readonly Days[];
}

/** Replaces the values of an entry by their names, if they were fetched. */
function namedCalendarEntry(
  entry: CalendarEntry & { values?: unknown },
  fields: readonly Field[],
): CalendarEntry {
  if (entry.values === undefined) return entry;
  return namedEntry(entry, fields);
}

const NOWHERE: CalendarRange = { from: '', to: '' };

/**
 * Fetches the entries of all kinds that are shown on the calendar between two days. The range can have any length. Each
 * request is for a whole month, so days in months that have already loaded are displayed immediately. Multi-day entries
 * that start before the range are included.
 *
 * @param range invalid dates result in an `error` (`invalid`); pass null to send no request
 * @param options when to refetch
 * @example
 * const { entries, loading } = useCalendar({ from: '2026-03-01', to: '2026-04-11', monthsAround: 1 });
 * @example
 * const { filter } = fromSearchParams(location.search);
 * const { entries } = useCalendar({ from: '2026-03-01', to: '2026-03-31', filter });
 */
export function useCalendar(
  range: CalendarRange | null,
  options: RefreshOptions = {},
): Read & { entries: readonly CalendarEntry[] } {
  const limits = range ?? NOWHERE;
  const { from, to, filter = NO_FILTER, includeCustomFields = false, monthsAround = 0, quiet = [] } = limits;
  const ofMonths = {
    filter: entryFilterOf(withOnly(filter, isOnServer), limits),
    ...(includeCustomFields && { withValues: true }),
  };
  const ofNext = entryFilterOf(onCalendar(filter), limits);
  const read = (around: number, known: Answers<ResultOf<typeof NEXT_ENTRY>>) => {
    if (range === null) return { questions: [], starts: [] };
    // Send invalid dates anyway, because the planner rejects them with a message.
    if (!areDays({ from, to })) return { questions: [{ from, to, ...ofMonths }], starts: [] };
    const startOf = (day: string) => ({ filter: { ...ofNext, startsFrom: day } });
    const { months, starts } = monthsOf(
      { from, to },
      {
        around,
        quiet,
        nextStart: (day) => known.get(JSON.stringify(startOf(day)))?.data?.entries.nodes[0]?.startDate,
      },
    );
    return { questions: months.map((days) => ({ ...days, ...ofMonths })), starts: starts.map(startOf) };
  };
  const next = useAnswers(NEXT_ENTRY, (known) => read(monthsAround, known).starts);
  const calendar = useAnswers(CALENDAR, () => read(monthsAround, next.answers).questions);

  const fields = useFields({ ...options, pause: !includeCustomFields });
  const shown = read(0, next.answers);
  const answers = [
    ...shown.questions.map((question) => calendar.answers.get(JSON.stringify(question))),
    ...shown.starts.map((start) => next.answers.get(JSON.stringify(start))),
  ];
  const failed = answers.find((answer) => answer?.error)?.error;
  const failure = useMemo(() => (failed ? toPlannerError(failed) : null), [failed]);
  const error = failure ?? fields.error;

  const decided = JSON.stringify(withOnly(filter, (condition) => !isOnServer(condition)));
  const entries = useMemo(() => {
    const found = new Map<string, CalendarEntry>();
    for (const { data } of calendar.answers.values())
      for (const entry of data?.calendar ?? []) found.set(entry.id, namedCalendarEntry(entry, fields.fields));
    const all = matching([...found.values()], JSON.parse(decided) as Filter);
    return monthsAround > 0 ? all : all.filter((entry) => entry.startDate <= to && entry.endDate >= from);
  }, [calendar.answers, fields.fields, decided, monthsAround, from, to]);

  const refetch = useCallback(() => {
    next.refetch();
    calendar.refetch();
    fields.refetch();
  }, [next.refetch, calendar.refetch, fields.refetch]);

  useRefresh(() => {
    next.refresh();
    calendar.refresh();
  }, options);

  const loading = !error && (fields.loading || !answers.every((answer) => answer?.data));
  return { entries, loading, error, refetch };
}
