import { useCallback, useMemo } from 'react';
import { toPlannerError } from '../client/planner-error.js';
import type { Read } from '../client/use-read.js';
import { type RefreshOptions, useRefresh } from '../client/use-refresh.js';
import { graphql, type ResultOf } from '../graphql.js';
import type { CalendarEntry } from '../logs/entry.js';
import type { LogKind } from '../logs/kinds/index.js';
import { areDays, type Days, monthsOf } from './months.js';
import { type Answers, useAnswers } from './use-answers.js';

const CALENDAR = graphql(`
  query Calendar(
    $from: CalendarDate!
    $to: CalendarDate!
    $kinds: [LogKind!]
    $brandIds: [ID!]
    $search: String
  ) {
    calendar(from: $from, to: $to, kinds: $kinds, brandIds: $brandIds, search: $search) {
      __typename
      id
      kind
      title
      startDate
      endDate
      brandId
      color
    }
  }
`);

const NEXT_ENTRY = graphql(`
  query NextEntry($from: CalendarDate, $kinds: [LogKind!], $brandIds: [ID!], $search: String) {
    entries(
      from: $from
      first: 1
      kinds: $kinds
      brandIds: $brandIds
      search: $search
      showOnCalendar: true
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

/** The days to read, both inclusive, and what of them. */
export interface CalendarRange {
  /** `YYYY-MM-DD`. */
  from: string;
  /** `YYYY-MM-DD`. */
  to: string;
  /** Only these kinds. */
  kinds?: LogKind[];
  /** Only these brands. */
  brandIds?: string[];
  /** Only titles that contain this text, whatever its case. */
  search?: string;
  /**
   * How many months before and after are read along, so that they are there when somebody turns to
   * them. Their entries come too. Default 0.
   */
  monthsAround?: number;
  /**
   * Days on which no entry is expected to begin, such as the years before the next one. However many they are, one
   * small question tells whether that is so; only the months in which an entry begins after all are read as well.
   */
  quiet?: readonly Days[];
}

const NOWHERE: CalendarRange = { from: '', to: '' };

/**
 * The entries of all kinds that show on the calendar between two days, however far apart. They are read
 * month by month: days that were read before, or along with others, are there at once. What it gives spans whole
 * entries, so that one of several days may begin before the range.
 *
 * @param range impossible days are an `error` (`invalid`); null reads nothing
 * @param options when it is read again by itself
 * @example
 * const { entries, loading } = useCalendar({ from: '2026-03-01', to: '2026-04-11', monthsAround: 1 });
 */
export function useCalendar(
  range: CalendarRange | null,
  options: RefreshOptions = {},
): Read & { entries: readonly CalendarEntry[] } {
  const { from, to, kinds, brandIds, search, monthsAround = 0, quiet = [] } = range ?? NOWHERE;
  // Nothing else that a host may have in the same object.
  const narrowing = { ...(kinds && { kinds }), ...(brandIds && { brandIds }), ...(search && { search }) };
  const read = (around: number, known: Answers<ResultOf<typeof NEXT_ENTRY>>) => {
    if (range === null) return { questions: [], starts: [] };
    // What are no days the planner refuses, with a sentence.
    if (!areDays({ from, to })) return { questions: [{ from, to, ...narrowing }], starts: [] };
    const startOf = (day: string) => ({ from: day, ...narrowing });
    const { months, starts } = monthsOf(
      { from, to },
      {
        around,
        quiet,
        nextStart: (day) => known.get(JSON.stringify(startOf(day)))?.data?.entries.edges[0]?.node.startDate,
      },
    );
    return { questions: months.map((days) => ({ ...days, ...narrowing })), starts: starts.map(startOf) };
  };
  const next = useAnswers(NEXT_ENTRY, (known) => read(monthsAround, known).starts);
  const calendar = useAnswers(CALENDAR, () => read(monthsAround, next.answers).questions);

  const shown = read(0, next.answers);
  const answers = [
    ...shown.questions.map((question) => calendar.answers.get(JSON.stringify(question))),
    ...shown.starts.map((start) => next.answers.get(JSON.stringify(start))),
  ];
  const failed = answers.find((answer) => answer?.error)?.error;
  const error = useMemo(() => (failed ? toPlannerError(failed) : null), [failed]);

  const entries = useMemo(() => {
    const found = new Map<string, CalendarEntry>();
    for (const { data } of calendar.answers.values())
      for (const entry of data?.calendar ?? []) found.set(entry.id, entry);
    const all = [...found.values()];
    return monthsAround > 0 ? all : all.filter((entry) => entry.startDate <= to && entry.endDate >= from);
  }, [calendar.answers, monthsAround, from, to]);

  const refetch = useCallback(() => {
    next.refetch();
    calendar.refetch();
  }, [next.refetch, calendar.refetch]);

  useRefresh(() => {
    next.refresh();
    calendar.refresh();
  }, options);

  const loading = !error && !answers.every((answer) => answer?.data);
  return { entries, loading, error, refetch };
}
