import { useEffect, useState } from 'react';

/** How long a button says that it has copied its text, in ms. */
const SHOWN_MS = 2000;

/**
 * Returns a function that copies text, and whether it has just succeeded or failed. Browsers only allow it on pages
 * with HTTPS, and users can forbid it.
 */
export function useCopy() {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      return true;
    } catch {
      setState('failed');
      return false;
    }
  };
  return { state, copy };
}
