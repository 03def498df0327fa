/** The state of code that is loaded on demand. */
export interface OnDemandState<T> {
  /** Null until the code is loaded. */
  value: T | null;
  /** Whether the last attempt failed. The next call to `load` retries. */
  failed: boolean;
}

/** Code that is not part of the initial bundle. Use it with `useOnDemand`. */
export interface OnDemand<T> {
  /** Loads the code once. The promise never rejects: a failure is part of the state, and the next call retries. */
  load: () => Promise<void>;
  get: () => OnDemandState<T>;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates an object that loads code on demand.
 *
 * @param fetch Imports the code. Bundlers create a separate file for a module that is loaded with `import()`.
 * @example const agenda = onDemand(() => import('./AgendaView.js').then(({ AgendaView }) => AgendaView));
 */
export function onDemand<T>(fetch: () => Promise<T>): OnDemand<T> {
  let state: OnDemandState<T> = { value: null, failed: false };
  let pending: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const settle = (next: OnDemandState<T>) => {
    state = next;
    if (next.failed) pending = null;
    for (const listener of listeners) listener();
  };
  const load = () => {
    pending ??= fetch().then(
      (value) => settle({ value, failed: false }),
      () => settle({ value: null, failed: true }),
    );
    return pending;
  };
  return {
    load,
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
