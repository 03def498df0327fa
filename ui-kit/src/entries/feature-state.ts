/** A value that each host keeps for a feature. The object's identity is the key. */
export interface FeatureState<T> {
  readonly initial: T;
}

/**
 * Creates the key of a value. Call it once, outside components.
 *
 * @example const hiddenIds = featureState<readonly string[]>([]);
 */
export const featureState = <T>(initial: T): FeatureState<T> => ({ initial });

/** The values of one host's features. */
export interface FeatureStore {
  read: <T>(state: FeatureState<T>) => T;
  write: <T>(state: FeatureState<T>, next: T | ((before: T) => T)) => void;
  subscribe: (listener: () => void) => () => void;
}

const isUpdater = <T>(next: T | ((before: T) => T)): next is (before: T) => T => typeof next === 'function';

/** Creates the store of one host. Listeners are called only if a value has changed. */
export function createFeatureStore(): FeatureStore {
  const values = new Map<FeatureState<unknown>, unknown>();
  const listeners = new Set<() => void>();
  const read = <T>(state: FeatureState<T>) => (values.has(state) ? values.get(state) : state.initial) as T;
  return {
    read,
    write: (state, next) => {
      const before = read(state);
      const after = isUpdater(next) ? next(before) : next;
      if (Object.is(before, after)) return;
      values.set(state, after);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
