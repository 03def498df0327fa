import { createElement, type ReactNode } from 'react';
import type { EntryFeature } from '../../entries/feature.js';
import { lazyPart } from '../../entries/lazy-part.js';
import type { CalendarEntry } from '../../logs/types.js';
import { calendarParts } from '../calendar-parts.js';
import type { CalendarDetails } from './EventDetails.js';
import { OpenLinked } from './OpenLinked.js';

/** Options of {@link details}. They are described at the props of `Calendar`. */
export interface DetailsOptions<Entry extends CalendarEntry = CalendarEntry> {
  details?: CalendarDetails | false | undefined;
  onSelectEntry?: ((selected: { entry: Entry | null }) => void) | undefined;
  openEntryId?: string | null | undefined;
  renderEditors?: ((shown: { entry: Entry }) => ReactNode) | undefined;
  renderHistory?: ((shown: { entry: Entry }) => ReactNode) | undefined;
}

/**
 * Opens the details of an entry next to the entry, or the list of a day's entries.
 *
 * @example <CalendarRoot entries={entries} features={[details(), editing({ onEdit: edit })]} />
 */
export const details = <Entry extends CalendarEntry = CalendarEntry>(
  options: DetailsOptions<Entry> = {},
): EntryFeature<Entry> => ({
  name: 'details',
  openChanged: (opened) =>
    options.onSelectEntry?.({ entry: opened?.type === 'details' ? opened.entry : null }),
  layer: createElement(OpenLinked, { openEntryId: options.openEntryId }),
  // Components have no type parameters: the entries that they pass to the callbacks are those of the host.
  lazy:
    options.details === false
      ? undefined
      : lazyPart(calendarParts, ({ detailsPart }) => detailsPart(options as DetailsOptions)),
});
