import type { ResultOf } from 'gql.tada';
import { type Read, useRead } from '../client/use-read.js';
import { graphql } from '../graphql.js';

const CALENDAR = graphql(`
  query Calendar($from: CalendarDate!, $to: CalendarDate!) {
    calendar(from: $from, to: $to) {
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

/** An entry as the calendar needs it. */
export type CalendarEntry = ResultOf<typeof CALENDAR>['calendar'][number];

/** The days to read, both inclusive, at most 400. */
export interface CalendarRange {
  /** `YYYY-MM-DD`. */
  from: string;
  /** `YYYY-MM-DD`. */
  to: string;
}

const NONE: readonly CalendarEntry[] = [];

/**
 * The entries of all kinds that show on the calendar between two days.
 *
 * @example
 * const { entries, loading } = useCalendar({ from: '2026-03-01', to: '2026-04-11' });
 */
export function useCalendar({ from, to }: CalendarRange): Read & { entries: readonly CalendarEntry[] } {
  const { data, ...read } = useRead(CALENDAR, { from, to }, { keepLast: true });
  return { ...read, entries: data?.calendar ?? NONE };
}
