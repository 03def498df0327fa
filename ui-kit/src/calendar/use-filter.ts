import { type Filter, filterKinds, NO_FILTER, withKinds } from '@content-planner/model';
import { useCalendar } from './use-calendar.js';

/** Returns the filter, if the application offers one, and functions that change it. */
export function useFilter() {
  const { props, state, change, filterMenuRef } = useCalendar();
  const filter = props.filters && withKinds(state.filter ?? NO_FILTER, state.kinds);
  const changeFilter = ({ filter: next }: { filter: Filter }) =>
    change({ kinds: filterKinds(next), filter: withKinds(next, null) });
  const isFiltered = filter !== undefined && filter.conditions.length > 0;
  const clearFilters = () => {
    filterMenuRef.current?.focus();
    changeFilter({ filter: NO_FILTER });
  };
  return { filter, changeFilter, clearFilters: isFiltered ? clearFilters : undefined };
}
