import type { EntryFeature } from '../../entries/feature.js';
import { lazyPart } from '../../entries/lazy-part.js';
import type { CalendarEntry } from '../../logs/types.js';
import type { EntriesMove } from './entry-move.js';
import { movePart } from './move-part.js';

/** Options of {@link moving}. */
export interface MovingOptions<Entry extends CalendarEntry = CalendarEntry> {
  /** Called when the user moves entries to other dates. See `onMove` of `Calendar`. */
  onMove: (moved: EntriesMove<Entry>) => unknown;
  /** Returns whether the user can move an entry. By default, all entries can be moved. */
  canMove?: ((entry: Entry) => boolean) | undefined;
}

/**
 * Moves entries to other dates: by dragging, with the keyboard, or with a dialog.
 *
 * @example moving({ onMove: ({ moves }) => save(moves), canMove: ({ kind }) => kind !== 'event' })
 */
export const moving = <Entry extends CalendarEntry = CalendarEntry>(
  options: MovingOptions<Entry>,
): EntryFeature<Entry> => ({
  name: 'moving',
  // Components have no type parameters: the entries that they pass to the callbacks are those of the host.
  lazy: lazyPart(movePart, ({ movingPart }) => movingPart(options as MovingOptions)),
  loads: 'at once',
});
