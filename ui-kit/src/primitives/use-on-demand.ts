import { useEffect, useSyncExternalStore } from 'react';
import type { OnDemand, OnDemandState } from './on-demand.js';

/**
 * Reads code that is fetched when it is needed. Once it is there, the first render has it: nothing flickers.
 *
 * @param wanted Fetches it; default true. Set to true again after a failure, it tries again.
 */
export function useOnDemand<T>(part: OnDemand<T>, wanted = true): OnDemandState<T> {
  const state = useSyncExternalStore(part.subscribe, part.get, part.get);
  useEffect(() => {
    if (wanted) part.load();
  }, [part, wanted]);
  return state;
}
