import type { EntryFeature } from '../../entries/feature.js';
import { lazyPart } from '../../entries/lazy-part.js';
import { useEntries } from '../../entries/use-entry-host.js';
import { FilterButton } from '../../filters/FilterButton.js';
import { FilterMenu } from '../../filters/FilterMenu.js';
import { filterParts } from '../../filters/filter-parts.js';
import { LateFilterBar } from '../../filters/LateFilterBar.js';
import { HiddenKinds, useHiddenKinds } from '../../filters/offered-kinds.js';
import { useKinds } from '../../kit/use-kinds.js';
import type { CalendarFilters } from '../calendar-props.js';
import { useCalendar } from '../use-calendar.js';
import { FilterNotice } from './FilterNotice.js';
import { useFilter } from './use-filter.js';

/** The feature that {@link filtering} returns. */
export interface FilteringFeature extends EntryFeature {
  readonly filters: CalendarFilters | undefined;
}

/** The buttons in the toolbar. They also offer the hidden kinds of the calendar's entries. */
function FilterControls() {
  const { hidden } = useKinds();
  const { all } = useEntries(hidden.length > 0);
  const { state, change, filterMenuRef } = useCalendar();
  const { filters, filter, changeFilter } = useFilter();
  return (
    <HiddenKinds.Provider value={useHiddenKinds(all)}>
      {filter ? (
        <FilterMenu
          filter={filter}
          onFilterChange={changeFilter}
          counts={filters?.counts}
          controlRef={filterMenuRef}
        />
      ) : (
        <FilterButton kinds={state.kinds} onKindsChange={change} />
      )}
    </HiddenKinds.Provider>
  );
}

/** The row with the active filters or, if there is only the filter for kinds, the notice that it hides all entries. */
function FilterStatus() {
  const { props, view, heading, filterMenuRef } = useCalendar();
  const { filters, filter, changeFilter } = useFilter();
  if (!filter) return <FilterNotice />;
  const period = heading
    .flatMap(({ text, isYear }) => (isYear ? [] : [text]))
    .join('')
    .replace(/[\s,]+$/, '');
  return (
    <LateFilterBar
      filter={filter}
      onFilterChange={changeFilter}
      counts={props.loading ? undefined : filters?.counts}
      // In the agenda, the counts also include entries outside the month in the heading, so no period is mentioned.
      period={view.isEndless ? undefined : period}
      menuRef={filterMenuRef}
      actions={filters?.actions}
    />
  );
}

/**
 * Lets users filter the displayed entries.
 *
 * @param filters The options of all filters. If omitted, users can filter only by kind.
 */
export const filtering = (filters?: CalendarFilters): FilteringFeature => ({
  name: 'filtering',
  filters,
  toolbarContent: <FilterControls />,
  toolbarWidth: filters ? 110 : 0,
  banner: <FilterStatus />,
  lazy: lazyPart(filterParts, () => ({})),
});
