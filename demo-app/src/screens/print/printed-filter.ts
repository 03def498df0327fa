import {
  type CalendarFilter,
  conditionOn,
  filterKinds,
  fromSearchParams,
  withKinds,
} from '@content-planner/sdk';
import { type CalendarState, loadCalendarState } from '@content-planner/ui-kit';

/**
 * Returns the kinds and the other filters of a print page. If its URL contains no types, returns the kinds of the
 * calendar's type filter.
 */
export function printedFilter(search: URLSearchParams): {
  kinds: CalendarState['kinds'];
  filter: CalendarFilter;
} {
  const { filter } = fromSearchParams(search);
  return {
    kinds: conditionOn(filter, '@kind') ? filterKinds(filter) : loadCalendarState(localStorage).kinds,
    filter: withKinds(filter, null),
  };
}
