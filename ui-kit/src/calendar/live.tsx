import type { EntryFeature } from '../entries/feature.js';
import { useEntries } from '../entries/use-entry-host.js';
import { useMessages } from '../kit/use-messages.js';
import type { RecentlyChanged } from '../live/ChangedRules.js';
import { LateChangedEntries } from '../live/LateChangedEntries.js';
import type { CalendarEntry } from '../logs/types.js';
import { calendarMessages } from './calendar-messages.js';

function ChangedEntries({ recentlyChanged }: { recentlyChanged: RecentlyChanged }) {
  const { shown } = useEntries();
  const { changedByOthers } = useMessages(calendarMessages);
  return <LateChangedEntries entries={recentlyChanged} displayed={shown} label={changedByOthers} />;
}

/** Highlights the entries that other users have just changed. */
export const live = <Entry extends CalendarEntry>(recentlyChanged: RecentlyChanged): EntryFeature<Entry> => ({
  name: 'live',
  layer: <ChangedEntries recentlyChanged={recentlyChanged} />,
});
