import type { CalendarEntry } from '../logs/types.js';
import type { EntryHost } from './feature.js';

/** Returns the entry that has the focus, if any. */
export function focusedEntry<Entry extends CalendarEntry>(host: EntryHost<Entry>): Entry | undefined {
  const id = document.activeElement?.closest<HTMLElement>('[data-cp-entry]')?.dataset.cpEntry;
  return host.entries().find((one) => one.id === id);
}
