import { type CalendarFilter, FilterMenu, type FilterMenuProps } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example(props: Pick<FilterMenuProps, 'counts'>) {
  const [filter, setFilter] = useState<CalendarFilter>({});
  return <FilterMenu {...props} filter={filter} onFilterChange={({ filter }) => setFilter(filter)} />;
}
