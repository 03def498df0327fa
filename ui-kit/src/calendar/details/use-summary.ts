import type { ReactNode } from 'react';
import { useFeatures, useSite } from '../../entries/use-entry-host.js';
import { inOrder } from '../../internal/in-order.js';
import type { CalendarEntry } from '../../logs/types.js';

/** Returns a function that returns what features display below the title of an entry that users can change. */
export function useSummary<Entry extends CalendarEntry>(): (entry: Entry) => ReactNode {
  const { parts } = useFeatures<Entry>();
  const site = useSite<Entry>();
  return (entry) => (site.canEdit(entry) ? inOrder(parts.map((part) => part.summary?.(entry, site))) : null);
}
