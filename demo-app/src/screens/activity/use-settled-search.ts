import { useEffect, useState } from 'react';

/** How long to wait after the last keystroke before the list is fetched, in ms. */
const PAUSE = 250;

/** The maximum length of a search that the server accepts. */
const MAX_LENGTH = 300;

/** Returns the search text to send to the server: without surrounding spaces, and only after a pause in typing. */
export function useSettledSearch(typed: string): string {
  const search = typed.trim().slice(0, MAX_LENGTH);
  const [settled, setSettled] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(search), PAUSE);
    return () => clearTimeout(timer);
  }, [search]);
  // Clearing the search takes effect immediately.
  return search === '' ? '' : settled;
}
