import { type Filter, type LogKind, NO_FILTER } from '@content-planner/model';
import { type ReadNothing, type ReadOne, useRead } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import { entryFilterOf, withHidden } from '../filters/filter-input.js';
import { graphql } from '../graphql.js';
import { useKeptPage } from '../logs/use-kept-page.js';

const FILTER_COUNTS = graphql(`
  query FilterCounts($from: CalendarDate, $to: CalendarDate, $filter: EntryFilter) {
    filterCounts(from: $from, to: $to, filter: $filter) {
      total
      matching
      brands {
        brandId
        count
      }
    }
  }
`);

/** The entries to count. */
export interface FilterCountsRequest {
  /** `YYYY-MM-DD`. Only entries that end on this day or later. */
  from?: string;
  /** `YYYY-MM-DD`. Only entries that start on this day or earlier. */
  to?: string;
  /** Only entries of these kinds. */
  kinds?: LogKind[];
  /** The user's filter. */
  filter?: Filter;
  /**
   * Whether to also count hidden entries, which the calendar omits but lists display. `isVisible` in the filter takes
   * precedence. Default: false.
   */
  includeHidden?: boolean;
}

/** How many entries match a filter. */
export interface FilterCounts {
  /** The number of entries of all kinds in the range, without any filter. */
  total: number;
  /** The number of entries that match all filters. */
  matching: number;
  /**
   * For each brand, the number of entries that match all filters except the brand filter. `brandId` is null for entries
   * without a brand. Brands without such entries are omitted.
   */
  brands: readonly { brandId: string | null; count: number }[];
}

type CountsRead = (ReadOne<'counts', FilterCounts> | ReadNothing<'counts'>) & {
  /** Whether these are the previous counts, which are kept while the requested counts load. */
  isPrevious: boolean;
};

/**
 * Counts the entries in a range with and without a filter, and for each brand. The previous counts are kept while the
 * next ones load.
 *
 * @param request pass null to send no request
 * @param options when to refetch
 * @example
 * const filter = { conditions: [{ field: '@title', operator: 'contains', value: 'launch' }] };
 * const { counts } = useFilterCounts({ from: '2026-03-01', to: '2026-03-31', filter });
 * const text = counts && `${counts.matching} of ${counts.total} entries`;
 */
export function useFilterCounts(
  request: FilterCountsRequest | null,
  options: RefreshOptions = {},
): CountsRead {
  const result = useRead(FILTER_COUNTS, request && variablesOf(request), options);
  const { data, ...read } = useKeptPage(result, request ? 'counts' : undefined);
  return { ...read, counts: (request && data?.filterCounts) ?? null } as CountsRead;
}

function variablesOf({ from, to, kinds, filter = NO_FILTER, includeHidden = false }: FilterCountsRequest) {
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    filter: entryFilterOf(includeHidden ? withHidden(filter) : filter, kinds && { kinds }),
  };
}
