import { useEffect, useState } from 'react';

/** How far a print page is: its data is on the way, all there, or could not be loaded. */
export type PrintStatus = 'loading' | 'ready' | 'failed';

/** How long the page stands before the browser's print dialog opens, in ms. */
const PRINT_DELAY = 100;
/** How long a failure shows before the window closes, in ms. */
const CLOSE_DELAY = 2000;

/**
 * Prints the window once when everything is there, and closes it when something could not be loaded.
 *
 * @returns whether the window stayed although it was told to close: browsers let only scripts' own windows go
 */
export function useAutoPrint(status: PrintStatus, enabled: boolean): boolean {
  const [stayed, setStayed] = useState(false);
  useEffect(() => {
    if (!enabled || status === 'loading') return;
    let current = true;
    const print = async () => {
      // A page that is printed before its font is there is printed in another one.
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
