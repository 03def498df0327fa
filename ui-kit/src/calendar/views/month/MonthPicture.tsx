import { isSameMonth } from '@content-planner/model';
import { useMemo } from 'react';
import { ColorRules } from '../../../colors/ColorRules.js';
import { useKit } from '../../../kit/use-kit.js';
import { defaultCalendarAppearance } from '../../appearance/calendar-appearance.js';
import type { CalendarViewProps } from '../calendar-view.js';
import type { DayContext } from '../grid/day-cell.js';
import { MonthRows } from '../grid/MonthRows.js';
import { MonthRoot } from './month-root.js';
import { useMonthModel } from './use-month-model.js';

const MAX_PER_DAY = 3;

/** The month grid as a static picture. Nothing in it can be focused or clicked. */
export function MonthPicture({
  entries,
  cursor,
  firstDate,
  today,
  weekStartsOn,
}: Pick<CalendarViewProps, 'entries' | 'cursor' | 'firstDate' | 'today' | 'weekStartsOn'>) {
  const { locale } = useKit();
  const { weeks, look, colors } = useMonthModel({
    entries,
    cursor,
    firstDate,
    weekStartsOn,
    maxPerDay: MAX_PER_DAY,
    appearance: defaultCalendarAppearance,
  });
  const context = useMemo<DayContext>(
    () => ({
      mode: 'picture',
      narrow: false,
      ...look,
      locale,
      loading: false,
      maxPerDay: MAX_PER_DAY,
      canCreate: false,
    }),
    [look, locale],
  );
  return (
    <MonthRoot data-picture="">
      <ColorRules colors={colors} />
      <div className="cp-grid">
        <MonthRows
          weeks={weeks}
          hasToday={isSameMonth(today, cursor)}
          today={today}
          active={cursor}
          selectedId={null}
          weekStartsOn={weekStartsOn}
          context={context}
        />
      </div>
    </MonthRoot>
  );
}
