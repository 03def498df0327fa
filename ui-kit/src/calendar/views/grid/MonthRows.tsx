import type { CalendarDate, Weekday } from '@content-planner/model';
import { weekdaysFrom } from '../../../dates/weekdays-from.js';
import type { WeekLayout } from '../../layout/week-layout.js';
import { isWeekend } from '../../layout/without-weekends.js';
import type { DayContext } from './day-cell.js';
import { MonthWeek } from './MonthWeek.js';
import { Weekdays } from './Weekdays.js';

interface MonthRowsProps {
  weeks: readonly WeekLayout[];
  /** Whether the month contains today. If true, today's weekday is highlighted. */
  hasToday: boolean;
  today: CalendarDate;
  /** The day in the tab order. */
  active: CalendarDate;
  selectedId: string | null;
  weekStartsOn: Weekday;
  context: DayContext;
}

/** The rows of a month: the weekdays, followed by six weeks. A week re-renders only if something in it changes. */
export function MonthRows({
  weeks,
  hasToday,
  today,
  active,
  selectedId,
  weekStartsOn,
  context,
}: MonthRowsProps) {
  const { mode } = context;
  const isPicture = mode === 'picture';
  const hidesWeekends = weeks[0]?.days.length === 5;
  return (
    <>
      <Weekdays
        days={
          hidesWeekends
            ? weekdaysFrom(weekStartsOn).filter((day) => !isWeekend(day))
            : weekdaysFrom(weekStartsOn)
        }
        today={hasToday ? today : null}
        compact={mode === 'compact'}
        picture={isPicture}
      />
      <div className="cp-month" role={isPicture ? undefined : 'rowgroup'}>
        {weeks.map((week, index) => (
          <MonthWeek
            // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their position from month to month
            key={index}
            week={week}
            index={index}
            weekStartsOn={weekStartsOn}
            today={has(week, today) ? today : null}
            active={has(week, active) ? active : null}
            selectedId={selectedId !== null && holdsEntry(week, selectedId) ? selectedId : null}
            context={context}
          />
        ))}
      </div>
    </>
  );
}

function has({ days }: WeekLayout, date: CalendarDate): boolean {
  return days.some((day) => day.date === date);
}

function holdsEntry({ days }: WeekLayout, id: string): boolean {
  return days.some((day) => day.lanes.some((segment) => segment?.entry.id === id));
}
