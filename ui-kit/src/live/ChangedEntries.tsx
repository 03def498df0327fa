import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { ChangedRules, type RecentlyChanged } from './ChangedRules.js';
import { useChangeCount } from './use-change-count.js';

const NONE: RecentlyChanged = new Map();

interface ChangedEntriesProps {
  entries: RecentlyChanged | undefined;
  /** Returns the announcement for screen readers. */
  label: (changed: { count: number }) => string;
}

/** Highlights recently changed entries, and announces how many there are. */
export function ChangedEntries({ entries = NONE, label }: ChangedEntriesProps) {
  const count = useChangeCount(entries);
  return (
    <>
      <ChangedRules entries={entries} />
      <VisuallyHidden role="status">{count > 0 ? label({ count }) : ''}</VisuallyHidden>
    </>
  );
}
