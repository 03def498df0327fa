import { useEffect, useRef } from 'react';

/**
 * Calls `onEscape` when Escape is pressed while it is active, wherever the focus is. Use it to cancel something that is
 * still loading. Listens in the capture phase, because the calendar's grid handles Escape on a focused entry itself.
 */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const callback = useRef(onEscape);
  useEffect(() => {
    callback.current = onEscape;
  });
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
