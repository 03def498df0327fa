import type { Client, OperationResult } from '@urql/core';
import type { ResultOf, VariablesOf } from 'gql.tada';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useClient } from 'urql';
import { toPlannerError } from '../client/planner-error.js';
import type { Read } from '../client/use-read.js';
import { graphql } from '../graphql.js';
import type { LogKind } from '../logs/kinds/index.js';
import { usePlanner } from '../provider/PlannerProvider.js';
import { areDays, type Days, mergeQuiet, monthsOf } from './months.js';

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

type Answer = OperationResult<ResultOf<typeof CALENDAR>, VariablesOf<typeof CALENDAR>>;

/** What was answered, by the question. */
type Answers = ReadonlyMap<string, Answer>;

const NONE: Answers = new Map();

/**
 * An entry as the calendar needs it: both days inclusive as `YYYY-MM-DD`, one and the same but for events. `color` is
 * its own, null for the brand's. `useEntry` has the rest of it.
 */
export type CalendarEntry = ResultOf<typeof CALENDAR>['calendar'][number];

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
   * Days of which nothing is expected, such as the years before the next entry: they are read in few
   * large answers instead of one a month.
   */
  quiet?: readonly Days[];
}

/**
 * The entries of all kinds that show on the calendar between two days, however far apart. They are read
 * month by month: days that were read before, or along with others, are there at once. What it gives spans whole
 * entries, so that one of several days may begin before the range.
 *
 * @param range impossible days are an `error` (`invalid`)
 * @example
 * const { entries, loading } = useCalendar({ from: '2026-03-01', to: '2026-04-11', monthsAround: 1 });
 */
export function useCalendar(range: CalendarRange): Read & { entries: readonly CalendarEntry[] } {
  const { from, to, monthsAround = 0, quiet = [], ...narrowing } = range;
  usePlanner();
  const urql = useClient();
  const [read, setRead] = useState<{ from: Client; answers: Answers }>({ from: urql, answers: NONE });
  // Another connection knows nothing of what this one read: somebody else may have logged in.
  const answers = read.from === urql ? read.answers : NONE;

  // As text, so that a range that is written anew in every render is still the same one.
  const ask = (around: number) => {
    // What are no days the planner refuses, with a sentence.
    const parts = areDays({ from, to }) ? mergeQuiet(monthsOf({ from, to }, around), quiet) : [{ from, to }];
    return parts.map((days) => JSON.stringify({ ...days, ...narrowing }));
  };
  const shown = ask(0);
  const questions = JSON.stringify(ask(monthsAround));

  useEffect(() => {
    const asked = JSON.parse(questions) as string[];
    const change = (next: (known: Answers) => Answers) =>
      setRead((last) => ({ from: urql, answers: next(last.from === urql ? last.answers : NONE) }));
    change((known) => new Map([...known].filter(([question]) => asked.includes(question))));
    const subscriptions = asked.map((question) =>
      urql.query(CALENDAR, JSON.parse(question) as VariablesOf<typeof CALENDAR>).subscribe((answer) => {
        // While it is read anew, what was there stays.
        if (!answer.stale || answer.data) change((known) => new Map(known).set(question, answer));
      }),
    );
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe();
    };
  }, [urql, questions]);

  const refetch = useCallback(() => {
    for (const question of JSON.parse(questions) as string[]) {
      const variables = JSON.parse(question) as VariablesOf<typeof CALENDAR>;
      urql.query(CALENDAR, variables, { requestPolicy: 'network-only' }).toPromise();
    }
  }, [urql, questions]);

  const failed = shown.map((question) => answers.get(question)?.error).find(Boolean);
  const error = useMemo(() => (failed ? toPlannerError(failed) : null), [failed]);

  const entries = useMemo(() => {
    const found = new Map<string, CalendarEntry>();
    for (const { data } of answers.values())
      for (const entry of data?.calendar ?? []) found.set(entry.id, entry);
    const all = [...found.values()];
    return monthsAround > 0 ? all : all.filter((entry) => entry.startDate <= to && entry.endDate >= from);
  }, [answers, monthsAround, from, to]);

  const loading = !error && !shown.every((question) => answers.get(question)?.data);
  return { entries, loading, error, refetch };
}
