import { useCallback, useState } from 'react';

function read(key: string): ReadonlySet<string> {
  try {
    return new Set(sessionStorage.getItem(key)?.split(' '));
  } catch {
    // The browser can deny access to storage.
    return new Set();
  }
}

/** Returns the items that were dismissed in this browser session and a function to dismiss another. */
export function useDismissed(key: string): [ReadonlySet<string>, (id: string) => void] {
  const [dismissed, setDismissed] = useState(() => read(key));
  const dismiss = useCallback(
    (id: string) => {
      const all = new Set([...read(key), ...dismissed, id]);
      setDismissed(all);
      try {
        sessionStorage.setItem(key, [...all].join(' '));
      } catch {
        // Without access to storage, items are dismissed until the page is closed.
      }
    },
    [key, dismissed],
  );
  return [dismissed, dismiss];
}
