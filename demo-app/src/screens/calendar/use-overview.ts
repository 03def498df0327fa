import { readProps, useCalendarCounts } from '@content-planner/sdk';
import { type CalendarProps, type CalendarState, type DateRange, today } from '@content-planner/ui-kit';
import { filterOf } from '../../app/plan.js';

/**
 * Returns the calendar's props for the overview, with the server's counts.
 *
 * @param displayed what the calendar displays; the range is null until it is known. Pass null for other views.
 */
export function useOverview(
  displayed: { state: CalendarState; range: DateRange | null } | null,
): Pick<CalendarProps, 'counts' | 'loading' | 'error' | 'onRetry'> {
  const request = displayed?.range && {
    from: displayed.range.from,
    to: displayed.range.to,
    today: today(),
    filter: filterOf(displayed.state),
  };
  const byKind = useCalendarCounts(request ? { ...request, by: 'kind' } : null);
  const byBrand = useCalendarCounts(request ? { ...request, by: 'brand' } : null);
  if (!displayed) return {};
  const read = readProps(byKind, byBrand);
  return {
    ...read,
    loading: read.loading || !request,
    counts: { byKind: byKind.rows, byBrand: byBrand.rows },
  };
}
