import { useEffect, useRef } from 'react';

/**
 * Calls `retry` when the browser is online again.
 *
 * @param isCut the network has failed; while it is false, nothing is called
 */
export function useOnline(isCut: boolean, retry: () => void): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (!isCut) return;
    const onOnline = () => latest.current();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isCut]);
}
