import { useCallback, useMemo } from 'react';
import { brandColor } from '../../../colors/brand-color.js';
import { entryColor, kindColor } from '../../../colors/entry-color.js';
import type { SafeColor } from '../../../colors/safe-color.js';
import { type Brand, type CalendarEntry, LOG_KINDS } from '../../../logs/types.js';
import type { WeekLayout } from '../../layout/week-layout.js';

/** The colour of an entry on the calendar; the same function until a brand changes. */
export type ColorOf = (entry: CalendarEntry) => SafeColor;

/** How entries are coloured: their own colour, then their brand's, then their kind's. */
export function useEntryColors(brands: readonly Brand[]): ColorOf {
  const brandColors = useMemo(() => new Map(brands.map(({ id, color }) => [id, color])), [brands]);
  return useCallback(
    ({ color, brandId, kind }) =>
      entryColor({ color, brandColor: brandId === null ? undefined : brandColors.get(brandId), kind }),
    [brandColors],
  );
}

/**
 * The colours that any entry may have, but for its own. With these first, the rules stay the same from month to month
 * for most calendars, and the browser has no style sheet to read again.
 */
export function sharedColors(brands: readonly Brand[]): SafeColor[] {
  return [...LOG_KINDS.map(kindColor), ...brands.map(({ color }) => brandColor(color))];
}

/** The colours of what some weeks show. */
export function colorsOf(weeks: readonly WeekLayout[], colorOf: ColorOf): SafeColor[] {
  return weeks.flatMap(({ days }) =>
    days.flatMap(({ lanes }) => lanes.flatMap((segment) => (segment === null ? [] : colorOf(segment.entry)))),
  );
}
