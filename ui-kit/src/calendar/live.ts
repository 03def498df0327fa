import { createElement } from 'react';
import type { EntryFeature } from '../entries/feature.js';
import type { RecentlyChanged } from '../live/ChangedRules.js';
import { LateChangedEntries } from '../live/LateChangedEntries.js';
import type { CalendarEntry } from '../logs/types.js';

/**
 * Highlights the entries that other users have just changed.
 *
 * @example live(new Map([['entry-id', { firstName: 'Maya', lastName: 'Okafor' }]]))
 */
export const live = <Entry extends CalendarEntry>(recentlyChanged: RecentlyChanged): EntryFeature<Entry> => ({
  name: 'live',
  layer: createElement(LateChangedEntries, { entries: recentlyChanged }),
});
