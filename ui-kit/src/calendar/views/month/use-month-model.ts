import { useCallback, useMemo } from 'react';
import { entryColor } from '../../../colors/entry-color.js';
import type { SafeColor } from '../../../colors/safe-color.js';
import { startOfMonth } from '../../../dates/start-of-month.js';
import type { Weekday } from '../../../dates/weekday-of.js';
import type { Brand, CalendarDate, CalendarEntry } from '../../../logs/types.js';
import { layoutMonth } from '../../layout/layout-month.js';
import type { WeekLayout } from '../../layout/week-layout.js';

interface MonthModelInput {
  entries: readonly CalendarEntry[];
  brands: readonly Brand[];
  cursor: CalendarDate;
  weekStartsOn: Weekday;
  maxPerDay: number;
  locale: string;
}

interface MonthModel {
  weeks: WeekLayout[];
  colorOf: (entry: CalendarEntry) => SafeColor;
  /** The colours of what shows. */
  colors: SafeColor[];
}

/** The month's weeks and colours, worked out again only when what they depend on has changed. */
export function useMonthModel({
  entries,
  brands,
  cursor,
  weekStartsOn,
  maxPerDay,
  locale,
}: MonthModelInput): MonthModel {
  const month = startOfMonth(cursor);
  const weeks = useMemo(
    () => layoutMonth({ entries, cursor: month, weekStartsOn, maxPerDay, locale }),
    [entries, month, weekStartsOn, maxPerDay, locale],
  );
  const brandColors = useMemo(() => new Map(brands.map(({ id, color }) => [id, color])), [brands]);
  const colorOf = useCallback(
    ({ color, brandId, kind }: CalendarEntry) =>
      entryColor({ color, brandColor: brandId === null ? undefined : brandColors.get(brandId), kind }),
    [brandColors],
  );
  const colors = useMemo(
    () =>
      weeks.flatMap(({ days }) =>
        days.flatMap(({ lanes }) =>
          lanes.flatMap((segment) => (segment === null ? [] : colorOf(segment.entry))),
        ),
      ),
    [weeks, colorOf],
  );
  return { weeks, colorOf, colors };
}
