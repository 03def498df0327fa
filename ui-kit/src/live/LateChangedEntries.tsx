import { type ComponentProps, useEffect } from 'react';
import { useOnDemand } from '../internal/use-on-demand.js';
import { whenIdle } from '../internal/when-idle.js';
import type { ChangedEntries } from './ChangedEntries.js';
import { changedPart } from './changed-part.js';

/** Loads `ChangedEntries` when the browser is idle, or when the first entry changes. */
export function LateChangedEntries(props: ComponentProps<typeof ChangedEntries>) {
  const { entries } = props;
  const isLive = entries !== undefined;
  useEffect(() => (isLive ? whenIdle(changedPart.load) : undefined), [isLive]);
  const { value: Changed } = useOnDemand(changedPart, isLive && entries.size > 0);
  return isLive && Changed && <Changed {...props} />;
}
