import { useEffect, useRef } from 'react';

/**
 * Calls `retry` when the browser is online again.
 *
 * @param hasFailed whether the last request failed because of the network; if false, `retry` is not called
 */
export function useOnline(hasFailed: boolean, retry: () => void): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (!hasFailed) return;
    const onOnline = () => latest.current();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [hasFailed]);
}
