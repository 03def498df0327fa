import { useCallback, useMemo } from 'react';
import { brandColor } from '../../../colors/brand-color.js';
import { entryColor, kindColor } from '../../../colors/entry-color.js';
import type { SafeColor } from '../../../colors/safe-color.js';
import { type Brand, type CalendarEntry, LOG_KINDS } from '../../../logs/types.js';
import type { WeekLayout } from '../../layout/week-layout.js';

/** Returns the color of an entry. The function keeps its identity until a brand changes. */
export type ColorOf = (entry: CalendarEntry) => SafeColor;

/**
 * Returns a function that determines an entry's color: its custom color, then the brand's color, then the kind's color.
 */
export function useEntryColors(brands: readonly Brand[]): ColorOf {
  const brandColors = useMemo(() => new Map(brands.map(({ id, color }) => [id, color])), [brands]);
  return useCallback(
    ({ color, brandId, kind }) =>
      entryColor({ color, brandColor: brandId === null ? undefined : brandColors.get(brandId), kind }),
    [brandColors],
  );
}

/**
 * Returns all colors except for the entries' custom colors. If these colors come first, the rules stay the same from
 * month to month in most calendars, and the browser does not have to parse the style sheet again.
 */
export function sharedColors(brands: readonly Brand[]): SafeColor[] {
  return [...LOG_KINDS.map(kindColor), ...brands.map(({ color }) => brandColor(color))];
}

/** Returns the colors of all entries in the given weeks. */
export function colorsOf(weeks: readonly WeekLayout[], colorOf: ColorOf): SafeColor[] {
  return weeks.flatMap(({ days }) =>
    days.flatMap(({ lanes }) => lanes.flatMap((segment) => (segment === null ? [] : colorOf(segment.entry)))),
  );
}
