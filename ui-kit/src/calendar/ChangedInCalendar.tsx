import { useEntries } from '../entries/use-entry-host.js';
import { useMessages } from '../kit/use-messages.js';
import type { RecentlyChanged } from '../live/ChangedRules.js';
import { LateChangedEntries } from '../live/LateChangedEntries.js';
import { calendarMessages } from './calendar-messages.js';

/** Highlights the displayed entries that others have changed. */
export function ChangedInCalendar({ recentlyChanged }: { recentlyChanged: RecentlyChanged }) {
  const { shown } = useEntries();
  const { changedByOthers } = useMessages(calendarMessages);
  return <LateChangedEntries entries={recentlyChanged} displayed={shown} label={changedByOthers} />;
}
