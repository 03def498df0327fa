import { useEffect } from 'react';
import { usePlanner } from '../core/PlannerProvider.js';
import { liveStateOf, noteEditing } from './live-state.js';

/**
 * While the component is mounted, shows other users that this user is editing an entry. Their pages get this
 * information from `useEditors`. If this page crashes, other pages still show the user for up to 90 seconds. Does
 * nothing for clients with an access token. Requires `createPlannerClient({ live: true })`.
 *
 * @param entryId the id of the entry whose form is open; null if none is open
 * @example
 * useAnnounceEditing(entry.id);
 */
export function useAnnounceEditing(entryId: string | null): void {
  const state = liveStateOf(usePlanner());
  useEffect(() => {
    if (entryId === null) return;
    const form = { entryId };
    state.forms.add(form);
    noteEditing(state);
    return () => {
      state.forms.delete(form);
      noteEditing(state);
    };
  }, [state, entryId]);
}
