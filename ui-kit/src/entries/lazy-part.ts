import type { OnDemand, OnDemandState } from '../internal/on-demand.js';
import type { CalendarEntry } from '../logs/types.js';
import type { EntryFeature, FeaturePart } from './feature.js';

/** Returns features and those of their parts that have loaded. */
export const loadedParts = <Entry extends CalendarEntry>(
  features: readonly EntryFeature<Entry>[],
): readonly FeaturePart<Entry>[] =>
  features.flatMap((feature) => [feature, feature.lazy?.get().value ?? []].flat());

/**
 * Returns a feature's part that is made of code that loads on demand. The part is made once.
 *
 * @example lazyPart(calendarParts, ({ editingPart }) => editingPart(options))
 */
export function lazyPart<Code, Entry extends CalendarEntry>(
  code: OnDemand<Code>,
  make: (code: Code) => FeaturePart<Entry>,
): OnDemand<FeaturePart<Entry>> {
  let made: { of: OnDemandState<Code>; state: OnDemandState<FeaturePart<Entry>> } | null = null;
  return {
    load: code.load,
    subscribe: code.subscribe,
    get: () => {
      const of = code.get();
      if (made?.of !== of) made = { of, state: { ...of, value: of.value && make(of.value) } };
      return made.state;
    },
  };
}
