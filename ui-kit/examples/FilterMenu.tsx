import { FilterMenu, NO_FILTER } from '@content-planner/ui-kit';
import { type ComponentProps, useState } from 'react';

export function Example(props: Pick<ComponentProps<typeof FilterMenu>, 'counts'>) {
  const [filter, setFilter] = useState(NO_FILTER);
  return <FilterMenu {...props} filter={filter} onFilterChange={({ filter }) => setFilter(filter)} />;
}
