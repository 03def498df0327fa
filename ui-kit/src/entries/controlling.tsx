import { type Ref, useImperativeHandle } from 'react';
import type { CalendarEntry } from '../logs/types.js';
import type { EntryFeature, EntryHost } from './feature.js';
import { useEntryHost } from './use-entry-host.js';

function Handle<Entry extends CalendarEntry>({ to }: { to: Ref<EntryHost<Entry>> }) {
  const host = useEntryHost<Entry>();
  useImperativeHandle(to, () => host, [host]);
  return null;
}

/**
 * Lets your code turn pages, open entries, or find their elements: sets a ref to the host of a calendar or a list.
 *
 * @example
 * <Calendar entries={entries} features={[controlling(menuRef)]} />
 */
export const controlling = <Entry extends CalendarEntry>(
  ref: Ref<EntryHost<Entry>>,
): EntryFeature<Entry> => ({
  name: 'controlling',
  layer: <Handle to={ref} />,
});
