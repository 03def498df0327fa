import { useMemo } from 'react';
import { startOfMonth } from '../../../dates/start-of-month.js';
import { layoutMonth } from '../../layout/layout-month.js';
import type { CalendarViewProps } from '../calendar-view.js';
import { colorsOf, sharedColors, useEntryColors } from '../grid/use-entry-colors.js';

/** Returns the month's weeks and colors, memoized. */
export function useMonthModel({
  entries,
  brands,
  cursor,
  weekStartsOn,
  maxPerDay,
  locale,
  firstDate = null,
}: Pick<
  CalendarViewProps,
  'entries' | 'brands' | 'cursor' | 'weekStartsOn' | 'maxPerDay' | 'locale' | 'firstDate'
>) {
  const month = startOfMonth(cursor);
  const weeks = useMemo(
    () => layoutMonth({ entries, cursor: month, weekStartsOn, maxPerDay, locale, firstDate }),
    [entries, month, weekStartsOn, maxPerDay, locale, firstDate],
  );
  const colorOf = useEntryColors(brands);
  const colors = useMemo(
    () => [...sharedColors(brands), ...colorsOf(weeks, colorOf)],
    [weeks, brands, colorOf],
  );
  return { weeks, colorOf, colors };
}
