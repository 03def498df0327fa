import type { CalendarDate } from '@content-planner/model';
import { SelectAll } from './ListSelection.js';
import type { SelectingOptions } from './selecting.js';
import { useSelectable } from './use-selectable.js';

/** The button that selects or deselects all entries of a day, while entries are selected. */
export function SelectDay({ date, ...options }: SelectingOptions & { date: CalendarDate }) {
  const selectable = useSelectable(options);
  if (selectable.ids.length === 0) return null;
  const entries = selectable.entries.filter(({ startDate, endDate }) => startDate <= date && endDate >= date);
  return <SelectAll {...selectable} entries={entries} />;
}
