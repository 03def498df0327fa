import { type Filter, type LogKind, NO_FILTER } from '@content-planner/model';
import { type Read, useRead } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import { entryFilterOf } from '../filters/filter-input.js';
import { graphql } from '../graphql.js';

const CALENDAR_COUNTS = graphql(`
  query CalendarCounts(
    $from: CalendarDate!
    $to: CalendarDate!
    $by: CountBy!
    $today: CalendarDate!
    $filter: EntryFilter
  ) {
    calendarCounts(from: $from, to: $to, by: $by, today: $today, filter: $filter) {
      kind
      brandId
      months {
        month
        count
        isGap
      }
      total
      longestSilence {
        from
        to
        days
      }
    }
  }
`);

/** The entries to count, and how to group them. */
export interface CalendarCountsRequest {
  /** `YYYY-MM-DD`. The first day. */
  from: string;
  /** `YYYY-MM-DD`, inclusive. The range can have at most 400 days. */
  to: string;
  /** Whether each row is for a kind or for a brand. */
  by: 'kind' | 'brand';
  /**
   * `YYYY-MM-DD`. The user's current date. If no entry follows a period without entries, the period ends on this day.
   */
  today: string;
  /** Only entries of these kinds. */
  kinds?: readonly LogKind[];
  /** The user's filter. If it has no condition on `@showOnCalendar`, hidden entries are not counted. */
  filter?: Filter;
}

/** The counts for a kind, for a brand, or for entries without a brand. */
export interface CalendarCountRow {
  /** The kind. Null if the rows are for brands. */
  kind: LogKind | null;
  /** The brand's id. Null in the row for entries without a brand, and if the rows are for kinds. */
  brandId: string | null;
  /** All months of the range, in order. */
  months: readonly {
    /** `YYYY-MM-DD`. The first day of the month. */
    month: string;
    /** The number of entries that start in the month. */
    count: number;
    /** Whether no entry starts in this month, although some start earlier and some start later. */
    isGap: boolean;
  }[];
  /** The number of entries that start in the range. */
  total: number;
  /**
   * The longest period without an entry, inclusive. The period ends before the next entry, or today if no entry
   * follows, and can extend beyond the range. Null if no such period exists.
   */
  longestSilence: { from: string; to: string; days: number } | null;
}

const NONE: readonly CalendarCountRow[] = [];

/**
 * Counts the entries on the calendar by month, and by kind or brand. If `by` is `kind`, returns one row for each kind,
 * in the usual order. If `by` is `brand`, returns one row for each brand, sorted by name, followed by one row for
 * entries without a brand.
 *
 * @param request invalid dates result in an `error` (`invalid`); pass null to send no request
 * @param options when to refetch
 * @example
 * const { rows } = useCalendarCounts({ from: '2026-01-01', to: '2026-06-30', by: 'brand', today: '2026-03-08' });
 */
export function useCalendarCounts(
  request: CalendarCountsRequest | null,
  options: RefreshOptions = {},
): Read & { rows: readonly CalendarCountRow[] } {
  const { data, ...read } = useRead(CALENDAR_COUNTS, request && variablesOf(request), options);
  return { ...read, rows: (request && data?.calendarCounts) || NONE };
}

function variablesOf({ from, to, by, today, kinds, filter = NO_FILTER }: CalendarCountsRequest) {
  return { from, to, by, today, filter: entryFilterOf(filter, kinds && { kinds }) };
}
