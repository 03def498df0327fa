import type { ReactElement } from 'react';
import type { Segment } from '../../layout/week-layout.js';
import type { SegmentChipInput } from './segment-chip.js';

const kept = new WeakMap<Segment, { input: SegmentChipInput; chip: ReactElement }>();

/**
 * Returns the previous render's chip if nothing in it has changed, otherwise draws a new chip. React skips an element
 * that it has already rendered, so a change to one entry re-renders only that entry. A memoized component for each
 * entry would have the same effect, but would slow down the first mount.
 */
export function keepChip<Input extends SegmentChipInput>(
  input: Input,
  draw: (input: Input) => ReactElement,
): ReactElement {
  const before = kept.get(input.segment);
  if (before && before.input.context === input.context && before.input.selected === input.selected)
    return before.chip;
  const chip = draw(input);
  kept.set(input.segment, { input, chip });
  return chip;
}
