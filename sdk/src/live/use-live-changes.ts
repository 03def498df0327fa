import { useEffect, useRef } from 'react';
import { usePlanner } from '../core/PlannerProvider.js';
import type { LiveChange } from './live-change.js';
import { liveStateOf } from './live-state.js';

/**
 * Calls a function for each change that another user, program or page makes, for example to highlight the changed
 * entry. The changed data arrives up to two seconds later. Requires `createPlannerClient({ live: true })`.
 *
 * @param listener the function to call, which does not have to be the same in every render
 * @example
 * useLiveChanges(({ actor, subjects }) => console.log(actor?.firstName, subjects));
 */
export function useLiveChanges(listener: (change: LiveChange) => void): void {
  const { changeListeners } = liveStateOf(usePlanner());
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const call = (change: LiveChange) => latest.current(change);
    changeListeners.add(call);
    return () => {
      changeListeners.delete(call);
    };
  }, [changeListeners]);
}
