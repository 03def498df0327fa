import { useCallback, useMemo } from 'react';
import { brandColor } from '../../../colors/brand-color.js';
import { entryColor, kindColor } from '../../../colors/entry-color.js';
import type { SafeColor } from '../../../colors/safe-color.js';
import { type Brand, type CalendarEntry, LOG_KINDS } from '../../../logs/types.js';
import type { WeekLayout } from '../../layout/week-layout.js';

/** Returns the color of an entry. The function stays the same until a brand changes. */
export type ColorOf = (entry: CalendarEntry) => SafeColor;

/** Returns a function for the colors of entries: custom color, then brand color, then color of the kind. */
export function useEntryColors(brands: readonly Brand[]): ColorOf {
  const brandColors = useMemo(() => new Map(brands.map(({ id, color }) => [id, color])), [brands]);
  return useCallback(
    ({ color, brandId, kind }) =>
      entryColor({ color, brandColor: brandId === null ? undefined : brandColors.get(brandId), kind }),
    [brandColors],
  );
}

/**
 * Returns all colors except custom colors of entries. With these first, the rules of most calendars stay the same from
 * month to month, and the browser does not have to parse the style sheet again.
 */
export function sharedColors(brands: readonly Brand[]): SafeColor[] {
  return [...LOG_KINDS.map(kindColor), ...brands.map(({ color }) => brandColor(color))];
}

/** Returns the colors of all entries in some weeks. */
export function colorsOf(weeks: readonly WeekLayout[], colorOf: ColorOf): SafeColor[] {
  return weeks.flatMap(({ days }) =>
    days.flatMap(({ lanes }) => lanes.flatMap((segment) => (segment === null ? [] : colorOf(segment.entry)))),
  );
}
