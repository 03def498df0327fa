import type { CalendarDate, Weekday } from '@content-planner/model';
import { memo } from 'react';
import type { WeekLayout } from '../../layout/week-layout.js';
import { type DayContext, dayCell } from './day-cell.js';

interface MonthWeekProps {
  week: WeekLayout;
  index: number;
  weekStartsOn: Weekday;
  /** Today, the day in the tab order, and the selected entry. Each value is null unless it is in this week. */
  today: CalendarDate | null;
  active: CalendarDate | null;
  selectedId: string | null;
  context: DayContext;
}

/** A row of the month grid, which re-renders only if something in its week changes. */
export const MonthWeek = memo(function MonthWeek({
  week,
  index,
  weekStartsOn,
  today,
  active,
  selectedId,
  context,
}: MonthWeekProps) {
  return (
    <div className="cp-week" role={context.mode === 'picture' ? undefined : 'row'}>
      {week.days.map((day, column) => {
        const weekday = (weekStartsOn + column) % 7;
        return dayCell({
          day,
          week: index,
          column,
          isWeekend: week.days.length === 7 && (weekday === 0 || weekday === 6),
          isToday: day.date === today,
          isActive: day.date === active,
          selectedId,
          context,
        });
      })}
    </div>
  );
});
