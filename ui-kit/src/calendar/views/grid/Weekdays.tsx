import { type CalendarDate, weekdayOf } from '@content-planner/model';
import { memo } from 'react';
import { formatWeekday } from '../../../dates/format-date.js';
import { useKit } from '../../../kit/use-kit.js';

interface WeekdaysProps {
  /** A day for each column, in the order of the grid. */
  days: readonly CalendarDate[];
  /** Today, if the grid contains it. Today's weekday is highlighted. */
  today: CalendarDate | null;
  compact: boolean;
  /** Whether the row is part of a static picture. If true, the row has no ARIA roles. */
  picture: boolean;
}

/** The weekday row above a month grid. */
export const Weekdays = memo(function Weekdays({ days, today, compact, picture }: WeekdaysProps) {
  const { locale } = useKit();
  return (
    <div className="cp-weekdays" role={picture ? undefined : 'row'}>
      {days.map((day) => (
        <span
          key={weekdayOf(day)}
          {...(!picture && { role: 'columnheader', 'aria-label': formatWeekday(day, 'long', locale) })}
          data-today={today !== null && weekdayOf(today) === weekdayOf(day) ? '' : undefined}
        >
          {formatWeekday(day, compact ? 'narrow' : 'short', locale)}
        </span>
      ))}
    </div>
  );
});
