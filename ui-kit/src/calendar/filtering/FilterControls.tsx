import { useEntries } from '../../entries/use-entry-host.js';
import { FilterButton } from '../../filters/FilterButton.js';
import { FilterMenu } from '../../filters/FilterMenu.js';
import { LateFilterBar } from '../../filters/LateFilterBar.js';
import { HiddenKinds, useHiddenKinds } from '../../filters/offered-kinds.js';
import { useOnDemand } from '../../internal/use-on-demand.js';
import { useKinds } from '../../kit/use-kinds.js';
import { calendarParts } from '../calendar-parts.js';
import { useCalendar } from '../use-calendar.js';
import { useFilter, useIsAllHidden } from './use-filter.js';

/** The buttons in the toolbar. They also offer the hidden kinds of the calendar's entries. */
export function FilterControls() {
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

/** The notice that the filter for kinds hides all entries. */
function KindsStatus() {
  const isAllHidden = useIsAllHidden();
  const { value: parts } = useOnDemand(calendarParts, isAllHidden);
  return isAllHidden && parts && <parts.FilterNotice />;
}

/** The row with the active filters or, if there is only the filter for kinds, the notice that it hides all entries. */
export function FilterStatus() {
  const { props, view, heading, filterMenuRef } = useCalendar();
  const { filters, filter, changeFilter } = useFilter();
  if (!filter) return <KindsStatus />;
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
