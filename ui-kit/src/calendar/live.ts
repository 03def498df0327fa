import { createElement } from 'react';
import type { EntryFeature } from '../entries/feature.js';
import type { RecentlyChanged } from '../live/ChangedRules.js';
import type { CalendarEntry } from '../logs/types.js';
import { ChangedInCalendar } from './ChangedInCalendar.js';

/**
 * Highlights the entries that other users have just changed.
 *
 * @example live(new Map([['entry-id', { firstName: 'Maya', lastName: 'Okafor' }]]))
 */
export const live = <Entry extends CalendarEntry>(recentlyChanged: RecentlyChanged): EntryFeature<Entry> => ({
  name: 'live',
  layer: createElement(ChangedInCalendar, { recentlyChanged }),
});
