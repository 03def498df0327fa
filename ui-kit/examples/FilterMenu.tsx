import { FilterMenu, type FilterMenuProps, NO_FILTER } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example(props: Pick<FilterMenuProps, 'counts'>) {
  const [filter, setFilter] = useState(NO_FILTER);
  return <FilterMenu {...props} filter={filter} onFilterChange={({ filter }) => setFilter(filter)} />;
}
