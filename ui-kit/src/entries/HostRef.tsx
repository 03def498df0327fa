import { type Ref, useImperativeHandle } from 'react';
import type { CalendarEntry } from '../logs/types.js';
import type { EntryHost } from './feature.js';
import { useEntryHost } from './use-entry-host.js';

export function HostRef<Entry extends CalendarEntry>({ to }: { to: Ref<EntryHost<Entry>> }) {
  const host = useEntryHost<Entry>();
  useImperativeHandle(to, () => host, [host]);
  return null;
}
