import { type Ref, useImperativeHandle, useInsertionEffect, useRef } from 'react';
import type { CalendarEntry } from '../logs/types.js';
import type { EntryControl } from './controlling.js';
import type { EntryHost } from './feature.js';
import { useEntryHost, useFeatures } from './use-entry-host.js';

const controlOf = <Entry extends CalendarEntry>(
  host: EntryHost<Entry>,
  refresh: () => void,
): EntryControl<Entry> => ({
  ...host,
  goTo: (date) => host.days()?.show(date),
  focusEntry: async (entry) => {
    const element = await host.reveal(entry);
    element?.focus({ preventScroll: true });
    return element !== null;
  },
  openEntry: async (entry) => {
    const element = await host.reveal(entry);
    const shown = host.entries().find(({ id }) => id === entry.id);
    if (element && shown) host.open({ type: 'details', entry: shown }, element);
    return element !== null && shown !== undefined;
  },
  refresh,
});

/** Sets a ref to a control of the host. */
export function ControlRef<Entry extends CalendarEntry>({ to }: { to: Ref<EntryControl<Entry>> }) {
  const host = useEntryHost<Entry>();
  const { features } = useFeatures<Entry>();
  const latest = useRef(features);
  useInsertionEffect(() => {
    latest.current = features;
  });
  useImperativeHandle(
    to,
    () =>
      controlOf(host, () => {
        for (const { feature } of latest.current) feature.refresh?.();
      }),
    [host],
  );
  return null;
}
