import type { CalendarEntry } from '../../logs/types.js';
import type { TextsOf } from '../../messages/define-messages.js';
import type { selectionMessages } from './selection-messages.js';

interface SelectionState {
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
  /** The entries that can be selected. */
  entries: readonly CalendarEntry[];
  announce: (text: string) => void;
  text: TextsOf<typeof selectionMessages>;
}

/** Selects or deselects an entry, and announces the change. Does nothing if the entry can't be selected. */
export function toggleSelection(
  id: string,
  { ids, onChange, entries, announce, text }: SelectionState,
): void {
  const entry = entries.find((one) => one.id === id);
  if (!entry) return;
  const { title } = entry;
  const isSelected = ids.includes(id);
  announce(isSelected ? text.entryDeselected({ title }) : text.entrySelected({ title }));
  onChange(isSelected ? ids.filter((other) => other !== id) : [...ids, id]);
}
