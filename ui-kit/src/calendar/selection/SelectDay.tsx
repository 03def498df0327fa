import type { CalendarDate } from '@content-planner/model';
import { Button } from '../../primitives/Button.js';
import { useSelection } from './use-selection.js';

/** The button that selects or deselects all entries of a day, while entries are selected. */
export function SelectDay({ date }: { date: CalendarDate }) {
  const { ids, entries, text, select } = useSelection();
  const ofDay = entries.flatMap(({ id, startDate, endDate }) =>
    startDate <= date && endDate >= date ? [id] : [],
  );
  if (ids.length === 0 || ofDay.length === 0) return null;
  const others = ids.filter((id) => !ofDay.includes(id));
  const isAll = others.length + ofDay.length === ids.length;
  return (
    <Button variant="ghost" onClick={() => select(isAll ? others : [...others, ...ofDay])}>
      {isAll ? text.deselectAll : text.selectAll}
    </Button>
  );
}
