import { type LiveChange, useEntry, useLiveChanges } from '@content-planner/sdk';
import type { CalendarEntry, Entry, EntryConflict } from '@content-planner/ui-kit';
import { useMemo, useState } from 'react';

/** Other users' changes to an entry, keyed by the version after the change. */
type Changes = ReadonlyMap<number, LiveChange>;

interface Known {
  /** The entry's id. */
  of: string | undefined;
  changes: Changes;
  /** The change that deleted the entry. */
  deletion: LiveChange | null;
}

const nothingOf = (id: string | undefined): Known => ({ of: id, changes: new Map(), deletion: null });

/**
 * Fetches the entry that a form edits.
 *
 * @param which the entry; null for a new one
 * @returns `entry`, `loading`, `refetch`, and `latest`: the current version with the person who changed it, or null
 * until it has been fetched
 */
export function useLatestEntry(which: CalendarEntry | Entry | null) {
  const id = which?.id;
  const { entry, loading, refetch } = useEntry(which);
  const [{ of, changes, deletion }, setKnown] = useState(() => nothingOf(id));
  if (of !== id) setKnown(nothingOf(id));
  useLiveChanges((change) => {
    const version = change.subjects.find((subject) => subject.id === id)?.version;
    // A deleted entry has no version. Record the deletion, because `useEntry` doesn't report that it can't refetch the
    // entry.
    if (version === null) setKnown((before) => ({ ...before, deletion: change }));
    else if (version !== undefined)
      setKnown((before) => ({
        of: before.of,
        changes: new Map(before.changes).set(version, change),
        deletion: null,
      }));
  });

  const latest = useMemo((): EntryConflict | null => {
    if (!entry) return null;
    const change = deletion ?? changes.get(entry.version);
    return {
      theirs: deletion ? null : entry,
      changedBy: change?.actor ?? null,
      changedAt: change?.at ?? null,
    };
  }, [entry, changes, deletion]);
  return { entry, loading, latest, refetch };
}
