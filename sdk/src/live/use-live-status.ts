import { useSyncExternalStore } from 'react';
import { usePlanner } from '../core/PlannerProvider.js';
import type { LiveStatus } from './live-change.js';
import { liveStateOf } from './live-state.js';

/**
 * Returns the state of the live updates. Enable them with `createPlannerClient({ live: true })`.
 *
 * @example
 * const isOffline = useLiveStatus() === 'offline';
 */
export function useLiveStatus(): LiveStatus {
  const state = liveStateOf(usePlanner());
  return useSyncExternalStore(
    (listener) => {
      state.statusListeners.add(listener);
      return () => state.statusListeners.delete(listener);
    },
    () => state.status,
    () => 'off',
  );
}
