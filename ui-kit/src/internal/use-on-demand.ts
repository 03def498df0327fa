import { useEffect, useSyncExternalStore } from 'react';
import type { OnDemand, OnDemandState } from './on-demand.js';

/**
 * Returns code that is loaded on demand. Once loaded, the code is available in the first render, so nothing flickers.
 *
 * @param wanted Whether to load the code. After a failure, changing this to true again retries. Default true.
 */
export function useOnDemand<T>(part: OnDemand<T>, wanted = true): OnDemandState<T> {
  const state = useSyncExternalStore(part.subscribe, part.get, part.get);
  useEffect(() => {
    if (wanted) part.load();
  }, [part, wanted]);
  return state;
}
