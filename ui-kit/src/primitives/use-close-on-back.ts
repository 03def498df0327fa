import { createContext, useContext, useEffect, useRef } from 'react';
import { noteOverlay } from './overlay-history.js';

/** Whether Back closes overlays on small screens. */
export const CloseOnBackContext = createContext(false);

const SMALL = '(width < 768px)';

/**
 * Lets the browser's Back close an overlay on small screens, where the ThemeProvider says so.
 *
 * @param open whether it is open
 * @param close closes it, or asks first
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const isOn = useContext(CloseOnBackContext);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOn || !open || !matchMedia(SMALL).matches) return;
    return noteOverlay({ close: () => latest.current() });
  }, [isOn, open]);
}
