import { useEffect } from 'react';
import { useOnDemand } from '../internal/use-on-demand.js';
import { whenIdle } from '../internal/when-idle.js';
import type { RecentlyChanged } from './ChangedRules.js';
import { changedPart } from './changed-part.js';

/** Loads `ChangedEntries` when the browser is idle, or when the first entry changes. */
export function LateChangedEntries({ entries }: { entries: RecentlyChanged }) {
  useEffect(() => whenIdle(changedPart.load), []);
  const { value: Changed } = useOnDemand(changedPart, entries.size > 0);
  return Changed && <Changed entries={entries} />;
}
