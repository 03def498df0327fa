import { type RefObject, useEffect, useRef } from 'react';
import type { CalendarEntry } from '../../logs/types.js';
import { isInToast } from '../../primitives/toast-region.js';

interface MovedFocusInput {
  rootRef: RefObject<HTMLElement | null>;
  entries: readonly CalendarEntry[];
  /** Returns the element of an entry, or the element to focus instead if the entry is not displayed. */
  elementOf: (entry: CalendarEntry) => HTMLElement | null;
}

/**
 * Keeps focus on an entry that gets a new element because its dates have changed, for example after an undo or when
 * another user moves the entry.
 */
export function useMovedFocus({ rootRef, entries, elementOf }: MovedFocusInput): void {
  const focused = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const root = rootRef.current;
    const onFocusIn = ({ target }: FocusEvent) => {
      focused.current = (target as Element).closest<HTMLElement>('[data-cp-entry]');
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // Keep tracking the entry if focus moves to a toast. If the toast's button undoes the move, focus returns.
      if (isInToast(relatedTarget)) return;
      const element = focused.current;
      // Some browsers blur an element just before they remove it, so check afterward whether it still exists.
      queueMicrotask(() => {
        if (element?.isConnected && focused.current === element) focused.current = null;
      });
    };
    root?.addEventListener('focusin', onFocusIn);
    root?.addEventListener('focusout', onFocusOut);
    return () => {
      root?.removeEventListener('focusin', onFocusIn);
      root?.removeEventListener('focusout', onFocusOut);
    };
  }, [rootRef]);

  useEffect(() => {
    const element = focused.current;
    if (element === null || element.isConnected || document.activeElement !== document.body) return;
    const entry = entries.find(({ id }) => id === element.dataset.cpEntry);
    if (entry) elementOf(entry)?.focus({ preventScroll: true });
  });
}
