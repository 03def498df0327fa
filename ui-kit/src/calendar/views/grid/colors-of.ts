import type { SafeColor } from '../../../colors/safe-color.js';
import type { ColorOf } from '../../appearance/use-entry-look.js';
import type { WeekLayout } from '../../layout/week-layout.js';

/** Returns the colors of all entries in the given weeks. */
export function colorsOf(weeks: readonly WeekLayout[], colorOf: ColorOf): SafeColor[] {
  return weeks.flatMap(({ days }) =>
    days.flatMap(({ lanes }) => lanes.flatMap((segment) => (segment === null ? [] : colorOf(segment.entry)))),
  );
}
