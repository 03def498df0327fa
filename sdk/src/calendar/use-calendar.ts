import { type CalendarEntry, type Filter, type LogKind, NO_FILTER } from '@content-planner/model';
import { useCallback, useMemo } from 'react';
import { toPlannerError } from '../core/planner-error.js';
import { type Answers, useAnswers } from '../core/use-answers.js';
import type { Read } from '../core/use-read.js';
import { type RefreshOptions, useRefresh } from '../core/use-refresh.js';
import type { Field } from '../fields/field.js';
import { useFields } from '../fields/use-fields.js';
import {
  commonKinds,
  entryFilterOf,
  isOnServer,
  kindsOf,
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
      $kinds: [LogKind!]
      $brandIds: [ID!]
      $search: String
      $filter: EntryFilter
      $withValues: Boolean = false
    ) {
      calendar(
        from: $from
        to: $to
        kinds: $kinds
        brandIds: $brandIds
        search: $search
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
  query NextEntry(
    $from: CalendarDate
    $kinds: [LogKind!]
    $brandIds: [ID!]
    $search: String
    $filter: EntryFilter
  ) {
    entryPage(
      from: $from
      first: 1
      kinds: $kinds
      brandIds: $brandIds
      search: $search
      filter: $filter
    ) {
      edges {
        node {
          id
          startDate
        }
      }
    }
  }
`);

/** The days to fetch, inclusive, and filters for their entries. */
export interface CalendarRange {
  /** `YYYY-MM-DD`. */
  from: string;
  /** `YYYY-MM-DD`. */
  to: string;
  /** Only entries of these kinds. */
  kinds?: LogKind[];
  /** Only entries of these brands. */
  brandIds?: string[];
  /** Only entries whose title, text and options contain each word of this text, in any order and case. */
  search?: string;
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
  const {
    from,
    to,
    kinds,
    brandIds,
    search,
    filter = NO_FILTER,
    includeCustomFields = false,
    monthsAround = 0,
    quiet = [],
  } = range ?? NOWHERE;
  const onServer = entryFilterOf(withOnly(filter, isOnServer));
  // Callers can pass objects with additional keys, so pick the known ones.
  const limits = { ...(brandIds && { brandIds }), ...(search && { search }) };
  const ofMonths = {
    ...limits,
    ...(kinds && { kinds }),
    ...(Object.keys(onServer).length > 0 && { filter: onServer }),
    ...(includeCustomFields && { withValues: true }),
  };
  const nextKinds = commonKinds(kinds, kindsOf(filter));
  const ofNext = {
    ...limits,
    ...(nextKinds && { kinds: nextKinds }),
    filter: entryFilterOf(onCalendar(filter)),
  };
  const read = (around: number, known: Answers<ResultOf<typeof NEXT_ENTRY>>) => {
    if (range === null) return { questions: [], starts: [] };
    // Send invalid dates anyway, because the planner rejects them with a message.
    if (!areDays({ from, to })) return { questions: [{ from, to, ...ofMonths }], starts: [] };
    const startOf = (day: string) => ({ from: day, ...ofNext });
    const { months, starts } = monthsOf(
      { from, to },
      {
        around,
        quiet,
        nextStart: (day) => known.get(JSON.stringify(startOf(day)))?.data?.entryPage.edges[0]?.node.startDate,
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
