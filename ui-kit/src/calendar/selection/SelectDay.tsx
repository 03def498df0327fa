import type { CalendarDate } from '@content-planner/model';
import { SelectAll } from './ListSelection.js';
import { useSelectable } from './use-selectable.js';

/** The button that selects or deselects all entries of a day. */
export function SelectDay({ date }: { date: CalendarDate }) {
  const selectable = useSelectable();
  const entries = selectable.entries.filter(({ startDate, endDate }) => startDate <= date && endDate >= date);
  return <SelectAll {...selectable} entries={entries} />;
}
