import { useEffect } from 'react';
import { useLatest } from '../internal/use-latest.js';

/**
 * While `isActive` is true, calls `onEscape` when Escape is pressed, no matter where focus is. Use it to cancel a
 * popover or dialog that is still loading. Listens in the capture phase, because the calendar's grid also handles
 * the Escape key on a focused entry.
 */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const callback = useLatest(onEscape);
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      callback.current();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isActive]);
}
