import { useCallback, useState } from 'react';
import type { EntryConflict } from '../entry-dialog-props.js';

/** Returns the conflict that the user reviews: the given one, or the newer version that was opened from the bar. */
export function useReviewed(conflict: EntryConflict | null) {
  /** The last conflict that the user left by returning to the form. */
  const [left, setLeft] = useState<EntryConflict | null>(null);
  const [shown, setShown] = useState<EntryConflict | null>(null);
  const show = (next: EntryConflict | null) => {
    setLeft(conflict);
    setShown(next);
  };
  return {
    reviewed: (conflict !== left && conflict) || shown,
    /** Whether the entry was deleted. */
    isGone: [conflict, shown].some((one) => one !== null && one.theirs === null),
    show,
    hide: () => show(null),
    /** Hides the newer version that was opened from the bar, unless the entry was deleted. */
    hideTheirs: useCallback(() => setShown((last) => (last?.theirs ? null : last)), []),
  };
}
