import { useFilterCounts } from '@content-planner/sdk';
import type { CalendarState, DateRange, FilterCounts } from '@content-planner/ui-kit';
import { useMemo } from 'react';
import { filterOf } from '../../app/plan.js';

/**
 * Returns how many entries the displayed days contain, in total and per brand, or undefined until the counts have
 * loaded.
 */
export function useCounts({
  state,
  range: { from, to },
}: {
  state: CalendarState;
  range: DateRange;
}): FilterCounts | undefined {
  const { counts } = useFilterCounts({ from, to, filter: filterOf(state) });
  return useMemo(
    () =>
      counts
        ? {
            shown: counts.matching,
            total: counts.total,
            brands: new Map(counts.brands.map(({ brandId, count }) => [brandId, count])),
          }
        : undefined,
    [counts],
  );
}
