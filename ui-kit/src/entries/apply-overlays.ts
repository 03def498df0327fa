import type { CalendarEntry } from '../logs/types.js';
import type { Overlay } from './feature.js';
import type { FeatureState } from './feature-state.js';

/** Returns what `compute` returned for the same list and the same values of `from`, or computes it. */
export type Remember = <T>(
  what: object,
  list: readonly unknown[],
  from: readonly unknown[],
  compute: () => T,
) => T;

/**
 * Creates the memory of one host. It contains a result for each list, because React can render an old and a new list
 * alternately.
 */
export function createMemory(): Remember {
  const known = new WeakMap<object, WeakMap<object, { from: readonly unknown[]; result: unknown }>>();
  return <T>(what: object, list: readonly unknown[], from: readonly unknown[], compute: () => T): T => {
    const ofLists = known.get(what) ?? new WeakMap();
    known.set(what, ofLists);
    const before = ofLists.get(list);
    if (before && from.every((value, index) => Object.is(value, before.from[index])))
      return before.result as T;
    const result = compute();
    ofLists.set(list, { from, result });
    return result;
  };
}

/** Applies overlays in their order. Returns the same array until an input changes. */
export const applyOverlays = <Entry extends CalendarEntry>(
  given: readonly Entry[],
  overlays: readonly Overlay<Entry>[],
  read: <T>(state: FeatureState<T>) => T,
  remember: Remember,
): readonly Entry[] =>
  overlays.reduce((entries, one) => {
    const value = read(one.of);
    return remember(one, entries, [value], () => one.apply(entries, value) as readonly Entry[]);
  }, given);
