/** What is known of code that is fetched when it is needed. */
export interface OnDemandState<T> {
  /** Null until it is there. */
  value: T | null;
  /** The last attempt failed; the next `load` tries again. */
  failed: boolean;
}

/** Code that is no part of the first load. `useOnDemand` reads it. */
export interface OnDemand<T> {
  /** Fetches it once. Never rejects: a failure is part of the state, and the next call tries again. */
  load: () => Promise<void>;
  get: () => OnDemandState<T>;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Splits code off the first load.
 *
 * @param fetch Imports it: bundlers make a file of its own of what `import()` names.
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
