import {
  type CalendarFilter,
  FilterBar,
  FilterMenu,
  type FilterMenuControl,
  NO_FILTER,
  withCondition,
} from '@content-planner/ui-kit';
import { useRef, useState } from 'react';

export function Example() {
  const [filter, setFilter] = useState(withCondition(NO_FILTER, '@title', 'contains', 'launch'));
  const menuRef = useRef<FilterMenuControl>(null);
  const filters = {
    filter,
    onFilterChange: (change: { filter: CalendarFilter }) => setFilter(change.filter),
  };
  return (
    <>
      <FilterMenu {...filters} controlRef={menuRef} />
      <FilterBar {...filters} counts={{ shown: 20, total: 37 }} menuRef={menuRef} />
    </>
  );
}
