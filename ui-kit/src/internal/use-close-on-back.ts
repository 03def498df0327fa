import { createContext, useContext, useEffect } from 'react';
import { matchesMedia } from './browser.js';
import { noteOverlay } from './overlay-history.js';
import { useLatest } from './use-latest.js';

/** Whether the browser's Back button closes overlays on small screens. */
export const CloseOnBackContext = createContext(false);

const SMALL = '(width < 768px)';

/**
 * Lets the browser's Back button close an overlay on small screens, if this is enabled in ThemeProvider.
 *
 * @param open Whether the overlay is open.
 * @param close Closes the overlay, or asks the user first.
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const isOn = useContext(CloseOnBackContext);
  const latest = useLatest(close);
  useEffect(() => {
    if (!isOn || !open || !matchesMedia(SMALL)) return;
    return noteOverlay({ close: () => latest.current() });
  }, [isOn, open]);
}
