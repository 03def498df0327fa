import { type Filter, filterKinds, hasConditions, NO_FILTER, withKinds } from '@content-planner/model';
import type { EntryFeature } from '../../entries/feature.js';
import { useEntries, useFeatures } from '../../entries/use-entry-host.js';
import { useCalendar } from '../use-calendar.js';
import type { FilteringFeature } from './filtering.js';
import { hidesAll } from './hides-all.js';

const isFiltering = (feature: EntryFeature): feature is FilteringFeature => 'filters' in feature;

/** Returns the filter, if the calendar has all filters and not only the one for kinds, and functions that change it. */
export function useFilter() {
  const { state, change, filterMenuRef } = useCalendar();
  const { features } = useFeatures();
  const filters = features.map(({ feature }) => feature).find(isFiltering)?.filters;
  const filter = filters && withKinds(state.filter ?? NO_FILTER, state.kinds);
  const changeFilter = ({ filter: next }: { filter: Filter }) =>
    change({ kinds: filterKinds(next), filter: withKinds(next, null) });
  const isFiltered = filter !== undefined && hasConditions(filter);
  const clearFilters = () => {
    filterMenuRef.current?.focus();
    changeFilter({ filter: NO_FILTER });
  };
  return { filters, filter, changeFilter, clearFilters: isFiltered ? clearFilters : undefined };
}

/** Returns whether the filter hides all entries. */
export function useIsAllHidden(): boolean {
  const { props, state, range } = useCalendar();
  const { loading = false, error = false } = props;
  const { all, shown } = useEntries();
  return !loading && !error && hidesAll({ entries: all, shown, kinds: state.kinds, range });
}
