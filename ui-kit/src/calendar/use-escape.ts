import { useEffect, useRef } from 'react';

/** Calls back on Escape while it is active: for what was asked for and is not there yet, wherever the focus is. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const callback = useRef(onEscape);
  useEffect(() => {
    callback.current = onEscape;
  });
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') callback.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isActive]);
}
