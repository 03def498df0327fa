import { startOfMonth } from '@content-planner/model';
import { useMemo } from 'react';
import { useEntryLook } from '../../appearance/use-entry-look.js';
import { layoutMonth } from '../../layout/layout-month.js';
import { useDayOrder } from '../../layout/use-day-order.js';
import type { CalendarViewProps } from '../calendar-view.js';
import { colorsOf } from '../grid/colors-of.js';
import { useSharedWeeks } from '../grid/use-shared-weeks.js';

/** Returns the memoized weeks and colors of the month. */
export function useMonthModel({
  entries,
  cursor,
  weekStartsOn,
  maxPerDay,
  appearance,
  firstDate = null,
}: Pick<
  CalendarViewProps,
  'entries' | 'cursor' | 'weekStartsOn' | 'maxPerDay' | 'appearance' | 'firstDate'
>) {
  const order = useDayOrder();
  const month = startOfMonth(cursor);
  const { hideWeekends } = appearance;
  const weeks = useSharedWeeks(
    useMemo(
      () => layoutMonth({ entries, cursor: month, weekStartsOn, maxPerDay, hideWeekends, order, firstDate }),
      [entries, month, weekStartsOn, maxPerDay, hideWeekends, order, firstDate],
    ),
  );
  const look = useEntryLook(appearance);
  const colors = useMemo(() => [...look.sharedColors, ...colorsOf(weeks, look.colorOf)], [weeks, look]);
  return { weeks, look, colors };
}
