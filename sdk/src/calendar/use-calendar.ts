import type { ResultOf } from 'gql.tada';
import { type Read, useRead } from '../client/use-read.js';
import { graphql } from '../graphql.js';
import type { LogKind } from '../logs/kinds/index.js';

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

/** An entry as the calendar needs it. */
export type CalendarEntry = ResultOf<typeof CALENDAR>['calendar'][number];

/** The days to read, both inclusive, at most 400, and what of them. */
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
}

const NONE: readonly CalendarEntry[] = [];

/**
 * The entries of all kinds that show on the calendar between two days.
 *
 * @example
 * const { entries, loading } = useCalendar({ from: '2026-03-01', to: '2026-04-11' });
 */
export function useCalendar(range: CalendarRange): Read & { entries: readonly CalendarEntry[] } {
  const { data, ...read } = useRead(CALENDAR, { ...range }, { keepLast: true });
  return { ...read, entries: data?.calendar ?? NONE };
}
