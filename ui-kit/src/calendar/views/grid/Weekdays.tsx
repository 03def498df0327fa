import { memo } from 'react';
import { formatWeekday } from '../../../dates/format-date.js';
import { weekdayOf } from '../../../dates/weekday-of.js';
import type { CalendarDate } from '../../../logs/types.js';

interface WeekdaysProps {
  /** Any seven days in the order of the grid. */
  days: readonly CalendarDate[];
  /** Today where the grid shows it: its weekday stands out. */
  today: CalendarDate | null;
  locale: string;
  compact: boolean;
  /** Part of a picture: no roles. */
  picture: boolean;
}

/** The row of weekdays on top of a month grid. */
export const Weekdays = memo(function Weekdays({ days, today, locale, compact, picture }: WeekdaysProps) {
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
