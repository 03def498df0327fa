import { useEntryHost, useFeatures } from '../../entries/use-entry-host.js';
import type { CalendarEntry } from '../../logs/types.js';
import type { EventDetailsProps } from './EventDetails.js';

/** Returns the function that returns the content of an entry's details, if a feature has one. */
export function useOwnContent<Entry extends CalendarEntry>(
  entry: Entry | null,
): EventDetailsProps['content'] {
  const { close } = useEntryHost();
  const { features } = useFeatures<Entry>();
  const own = features.findLast(({ feature }) => feature.detailsContent)?.feature.detailsContent;
  return own && entry ? (shown) => own({ ...shown, entry, close }) : undefined;
}
