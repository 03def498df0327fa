import { useSyncExternalStore } from 'react';
import type { Person } from '../core/conflicts.js';
import { usePlanner } from '../core/PlannerProvider.js';
import { liveStateOf } from './live-state.js';

const NOBODY: readonly Person[] = [];

/**
 * Returns the other users who are editing an entry, in the order in which they started. Pages announce their forms with
 * `useAnnounceEditing`. Other tabs of the same user don't count. Returns an empty list for clients with an access
 * token, and while the planner can't be reached. Requires `createPlannerClient({ live: true })`.
 *
 * @param entryId the entry's id; null if there is none
 * @example
 * const editors = useEditors(entry.id);
 * const names = editors.map(({ firstName }) => firstName);
 */
export function useEditors(entryId: string | null): readonly Person[] {
  const state = liveStateOf(usePlanner());
  return useSyncExternalStore(
    (listener) => {
      state.editingListeners.add(listener);
      return () => state.editingListeners.delete(listener);
    },
    () => (entryId === null ? undefined : state.editors.get(entryId)) ?? NOBODY,
    () => NOBODY,
  );
}
