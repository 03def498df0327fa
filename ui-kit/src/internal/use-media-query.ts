import { useCallback, useSyncExternalStore } from 'react';
import { matchesMedia, mediaList } from './browser.js';

/**
 * Returns whether a media query matches, and updates when the result changes. Returns false on the server and during
 * hydration.
 *
 * @example const small = useMediaQuery('(max-width: 767.98px)');
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = mediaList(query);
      list?.addEventListener('change', notify);
      return () => list?.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(query),
    () => false,
  );
}
