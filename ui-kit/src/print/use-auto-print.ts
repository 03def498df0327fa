import { useEffect, useState } from 'react';

/** The loading state of a page's data. */
export type PrintStatus = 'loading' | 'ready' | 'failed';

/** Delay between `ready` and the browser's print dialog, in ms. */
const PRINT_DELAY = 100;
/** Delay between `failed` and closing the window, in ms. */
const CLOSE_DELAY = 2000;

/**
 * Prints the window once when its data is ready, and closes the window if the data fails to load.
 *
 * @returns Whether the window is still open after `close`: browsers let scripts close only windows that scripts opened.
 */
export function useAutoPrint(status: PrintStatus, enabled: boolean): boolean {
  const [stayed, setStayed] = useState(false);
  useEffect(() => {
    if (!enabled || status === 'loading') return;
    let current = true;
    const print = async () => {
      // Wait for the font. Otherwise, the page would print in a fallback font.
      await document.fonts.ready;
      if (current) window.print();
    };
    const close = () => {
      window.close();
      setStayed(true);
    };
    const timer = status === 'ready' ? setTimeout(print, PRINT_DELAY) : setTimeout(close, CLOSE_DELAY);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [status, enabled]);
  return stayed;
}
