import type { EntryFeature } from '../../entries/feature.js';
import { lazyPart } from '../../entries/lazy-part.js';
import type { LogKind } from '../../logs/types.js';
import { calendarParts } from '../calendar-parts.js';
import type { CreatedInCalendar } from '../calendar-props.js';
import type { EntryDates } from '../move/entry-move.js';
import { askForEntry } from './creation-state.js';
import type { QuickEntry } from './QuickCreate.js';

/** Options of {@link creating}. They are described at the props of `Calendar`. */
export interface CreatingOptions {
  onCreate?: ((created: CreatedInCalendar) => void) | undefined;
  onQuickCreate?: ((created: { entry: QuickEntry }) => unknown) | undefined;
  onCreateRange?: ((range: EntryDates) => void) | undefined;
  quickCreateStorageKey?: string | undefined;
  creatableKinds?: readonly LogKind[] | undefined;
}

/**
 * Lets users create entries, in a card next to the day or in the application's form.
 *
 * @example creating({ onCreate: ({ date, kind }) => create({ date, kind }) })
 */
export const creating = (options: CreatingOptions): EntryFeature => ({
  name: 'creating',
  create:
    options.onCreate &&
    ((dates, { host }) => {
      void calendarParts.load();
      askForEntry(host, dates);
    }),
  lazy: lazyPart(calendarParts, ({ creatingPart }) => creatingPart(options)),
});
