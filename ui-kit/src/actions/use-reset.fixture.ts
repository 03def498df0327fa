import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

let setLatest: (state: object) => void = () => {};
let initial: object = {};

/** Stores the state of a test's application. `reset` restores it, which is much faster than mounting it again. */
export function useReset<State extends object>(start: State) {
  const [state, setState] = useState(start);
  useEffect(() => {
    initial = start;
    setLatest = (next) => setState(next as State);
  }, [start]);
  return [state, (change: Partial<State>) => setState((before) => ({ ...before, ...change }))] as const;
}

/** Restores the initial state of the mounted application, with the given changes. */
export const reset = (changes: object = {}) => flushSync(() => setLatest({ ...initial, ...changes }));
