import { useEffect, useState } from 'react';

/** How long the state remains `copied`, in ms. */
const SHOWN_MS = 2000;

/**
 * Returns a function that copies text, and a state that reports whether copying has just succeeded or failed. Browsers
 * allow copying only on HTTPS pages, and users can block copying.
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
