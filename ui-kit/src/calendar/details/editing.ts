import type { EntryFeature } from '../../entries/feature.js';
import { lazyPart } from '../../entries/lazy-part.js';
import type { CalendarEntry } from '../../logs/types.js';
import { calendarParts } from '../calendar-parts.js';

/** Options of {@link editing}. */
export interface EditingOptions<Entry extends CalendarEntry = CalendarEntry> {
  /** Called when the user edits an entry, after its details close. */
  onEdit: (edited: { entry: Entry }) => void;
}

/** Options of {@link deleting}. */
export interface DeletingOptions<Entry extends CalendarEntry = CalendarEntry> {
  /** Called when the user deletes an entry, after its details close. */
  onDelete: (deleted: { entry: Entry }) => void;
}

/**
 * The command that edits an entry.
 *
 * @example editing({ onEdit: ({ entry }) => setSelected(entry) })
 */
export const editing = <Entry extends CalendarEntry = CalendarEntry>(
  options: EditingOptions<Entry>,
): EntryFeature<Entry> => ({
  name: 'editing',
  lazy: lazyPart(calendarParts, ({ editingPart }) => editingPart(options)),
});

/**
 * The command that deletes an entry. Ask the user to confirm.
 *
 * @example deleting({ onDelete: ({ entry }) => remove(entry) })
 */
export const deleting = <Entry extends CalendarEntry = CalendarEntry>(
  options: DeletingOptions<Entry>,
): EntryFeature<Entry> => ({
  name: 'deleting',
  lazy: lazyPart(calendarParts, ({ deletingPart }) => deletingPart(options)),
});
