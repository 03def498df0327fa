import { useCallback, useEffect, useRef, useState } from 'react';
import type { Person } from '../core/conflicts.js';
import { useLiveChanges } from './use-live-changes.js';

/** How long an entry counts as recently changed, in ms: two seconds plus the time to fade out. */
const HIGHLIGHT = 2_400;

/** How long to wait for a changed entry to be displayed, in ms. The component might never display it. */
const WAIT = 10_000;

interface Versioned {
  id: string;
  version: number;
}

interface Expected {
  version: number;
  actor: Person | null;
  until: number;
}

/**
 * Returns the ids of the displayed entries that another user, program or page has changed in the last two seconds, each
 * with the person who changed the entry. An entry is included once its new version is in `entries`. Requires
 * `createPlannerClient({ live: true })`.
 *
 * @param entries the displayed entries
 * @example
 * const { entries } = useEntries('blog');
 * <LogTable entries={entries} recentlyChanged={useRecentlyChanged(entries)} … />
 */
export function useRecentlyChanged(entries: readonly Versioned[]): ReadonlyMap<string, Person | null> {
  const [changed, setChanged] = useState<ReadonlyMap<string, Person | null>>(() => new Map());
  const expected = useRef(new Map<string, Expected>());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const latest = useRef(entries);

  const find = useCallback(() => {
    if (expected.current.size === 0) return;
    const found = new Map<string, Person | null>();
    for (const { id, version } of latest.current) {
      const change = expected.current.get(id);
      if (change && version >= change.version) found.set(id, change.actor);
    }
    for (const [id, { until }] of expected.current)
      if (found.has(id) || until < Date.now()) expected.current.delete(id);
    if (found.size === 0) return;
    setChanged((before) => new Map([...before, ...found]));
    for (const id of found.keys()) {
      clearTimeout(timers.current.get(id));
      const end = () => {
        timers.current.delete(id);
        setChanged((before) => new Map([...before].filter(([other]) => other !== id)));
      };
      timers.current.set(id, setTimeout(end, HIGHLIGHT));
    }
  }, []);

  useLiveChanges(({ actor, subjects }) => {
    for (const { id, type, version } of subjects)
      if (type === 'entry' && version !== null)
        expected.current.set(id, { version, actor, until: Date.now() + WAIT });
    find();
  });
  useEffect(() => {
    latest.current = entries;
    find();
  }, [entries, find]);
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
      running.clear();
    };
  }, []);
  return changed;
}
