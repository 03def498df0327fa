import { useCallback, useState } from 'react';

function read(key: string): ReadonlySet<string> {
  try {
    return new Set(sessionStorage.getItem(key)?.split(' '));
  } catch {
    // Storage can be closed to a page.
    return new Set();
  }
}

/** What was dismissed in this browser session, and how to dismiss more. */
export function useDismissed(key: string): [ReadonlySet<string>, (id: string) => void] {
  const [dismissed, setDismissed] = useState(() => read(key));
  const dismiss = useCallback(
    (id: string) => {
      const all = new Set([...read(key), ...dismissed, id]);
      setDismissed(all);
      try {
        sessionStorage.setItem(key, [...all].join(' '));
      } catch {
        // Storage can be closed to a page: it then lasts as long as the page.
      }
    },
    [key, dismissed],
  );
  return [dismissed, dismiss];
}
