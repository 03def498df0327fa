import { addMonths, isSameMonth, startOfMonth } from '@content-planner/model';
import { useRef } from 'react';
import type { CalendarViewProps } from '../calendar-view.js';
import { lanesInCompact, lanesInMonth, useFittingLanes } from '../grid/use-fitting-lanes.js';
import { useMonthModel } from './use-month-model.js';
import { WeeksGrid } from './WeeksGrid.js';

/**
 * The month grid: six weeks of seven days, with entries as chips and bars, and '+N more' below the last lane.
 * `Calendar` combines this view with a toolbar and details.
 */
export function MonthView(props: CalendarViewProps) {
  const { appearance, cursor, today, maxPerDay: usual, compact } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  const maxPerDay = useFittingLanes(rootRef, {
    usual,
    isWanted: appearance.maxPerDay === 'fit' && !compact,
    lanesIn: appearance.density === 'compact' ? lanesInCompact : lanesInMonth,
  });
  const model = useMonthModel({ ...props, maxPerDay });
  const hasToday = isSameMonth(today, cursor);
  return (
    <WeeksGrid
      {...props}
      {...model}
      rootRef={rootRef}
      maxPerDay={maxPerDay}
      hasToday={hasToday}
      fallback={hasToday ? today : startOfMonth(cursor)}
      page={addMonths}
    />
  );
}
