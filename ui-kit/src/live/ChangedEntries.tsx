import { useEntries } from '../entries/use-entry-host.js';
import { useMessages } from '../kit/use-messages.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { ChangedRules, type RecentlyChanged } from './ChangedRules.js';
import { changedEntriesMessages } from './changed-entries-messages.js';
import { useChangeCount } from './use-change-count.js';

/** Highlights recently changed entries, and announces how many there are. */
export function ChangedEntries({ entries }: { entries: RecentlyChanged }) {
  const { shown } = useEntries();
  const { changedByOthers } = useMessages(changedEntriesMessages);
  const count = useChangeCount(entries);
  return (
    <>
      <ChangedRules entries={entries} displayed={shown} />
      <VisuallyHidden role="status">{count > 0 ? changedByOthers({ count }) : ''}</VisuallyHidden>
    </>
  );
}
