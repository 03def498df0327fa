import type { EntryFeature } from '../../entries/feature.js';
import { lazyPart } from '../../entries/lazy-part.js';
import type { CalendarEntry } from '../../logs/types.js';
import type { EntriesMove } from './entry-move.js';
import { movePart } from './move-part.js';

/** Options of {@link moving}. */
export interface MovingOptions {
  /** Called when the user moves entries to other dates. See `onMove` of `Calendar`. */
  onMove: (moved: EntriesMove) => unknown;
  /** Returns whether the user can move an entry. By default, all entries can be moved. */
  canMove?: ((entry: CalendarEntry) => boolean) | undefined;
}

/** Moves entries to other dates: by dragging, with the keyboard, or with a dialog. */
export const moving = (options: MovingOptions): EntryFeature => ({
  name: 'moving',
  lazy: lazyPart(movePart, ({ movingPart }) => movingPart(options)),
  loads: 'at once',
});
