import type { CalendarEntry } from '../../logs/types.js';
import { type SelectionLabels, selectionLabels } from './selection-labels.js';

interface SelectionState {
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
  /** The entries that can be selected. */
  entries: readonly CalendarEntry[];
  announce: (text: string) => void;
  labels: Partial<SelectionLabels>;
}

/** Selects or deselects an entry, and announces the change. Does nothing if the entry can't be selected. */
export function toggleSelection(
  id: string,
  { ids, onChange, entries, announce, labels: given }: SelectionState,
): void {
  const labels = { ...selectionLabels, ...given };
  const entry = entries.find((one) => one.id === id);
  if (!entry) return;
  const { title } = entry;
  const isSelected = ids.includes(id);
  announce(isSelected ? labels.entryDeselected({ title }) : labels.entrySelected({ title }));
  onChange(isSelected ? ids.filter((other) => other !== id) : [...ids, id]);
}
