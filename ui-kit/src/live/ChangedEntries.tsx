import type { CalendarEntry } from '../logs/types.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { ChangedRules, type RecentlyChanged } from './ChangedRules.js';
import { useChangeCount } from './use-change-count.js';

const NONE: RecentlyChanged = new Map();
const NO_ENTRIES: readonly CalendarEntry[] = [];

interface ChangedEntriesProps {
  entries: RecentlyChanged | undefined;
  /** The entries of a calendar, some of which are hidden behind '+N more'. */
  displayed?: readonly CalendarEntry[];
  /** Returns the announcement for screen readers. */
  label: (changed: { count: number }) => string;
}

/** Highlights recently changed entries, and announces how many there are. */
export function ChangedEntries({ entries = NONE, displayed = NO_ENTRIES, label }: ChangedEntriesProps) {
  const count = useChangeCount(entries);
  return (
    <>
      <ChangedRules entries={entries} displayed={displayed} />
      <VisuallyHidden role="status">{count > 0 ? label({ count }) : ''}</VisuallyHidden>
    </>
  );
}
