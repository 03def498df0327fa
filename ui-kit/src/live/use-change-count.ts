import { useEffect, useRef, useState } from 'react';
import type { RecentlyChanged } from './ChangedRules.js';

/** The minimum time between two announcements, in ms. It prevents a busy team from interrupting a screen reader. */
const PAUSE = 10_000;

/**
 * Returns the number of changed entries to announce, at most once every ten seconds. Changes in between are counted
 * together.
 */
export function useChangeCount(entries: RecentlyChanged): number {
  const [count, setCount] = useState(0);
  const known = useRef<RecentlyChanged>(new Map());
  const waiting = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    for (const id of entries.keys()) if (!known.current.has(id)) waiting.current.add(id);
    known.current = entries;
    const announce = () => {
      const { size } = waiting.current;
      waiting.current.clear();
      setCount(size);
      // Clear the announcement after the pause so that the same number can be announced again.
      timer.current = size > 0 ? setTimeout(announce, PAUSE) : undefined;
    };
    if (waiting.current.size > 0 && timer.current === undefined) announce();
  }, [entries]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return count;
}
