import { useCallback, useState } from 'react';

function read(key: string): ReadonlySet<string> {
  try {
    return new Set(sessionStorage.getItem(key)?.split(' '));
  } catch {
    // Browsers can deny access to storage.
    return new Set();
  }
}

/** Returns the ids that were dismissed in this browser session, and a function that dismisses an id. */
export function useDismissed(key: string): [ReadonlySet<string>, (id: string) => void] {
  const [dismissed, setDismissed] = useState(() => read(key));
  const dismiss = useCallback(
    (id: string) => {
      const all = new Set([...read(key), ...dismissed, id]);
      setDismissed(all);
      try {
        sessionStorage.setItem(key, [...all].join(' '));
      } catch {
        // Without access to storage, items stay dismissed until the page is closed.
      }
    },
    [key, dismissed],
  );
  return [dismissed, dismiss];
}
