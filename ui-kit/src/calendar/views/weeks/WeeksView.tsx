import { addDays } from '@content-planner/model';
import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { useEntryLook } from '../../appearance/use-entry-look.js';
import { layoutWeekOf } from '../../layout/layout-week-of.js';
import { useDayOrder } from '../../layout/use-day-order.js';
import type { CalendarViewProps } from '../calendar-view.js';
import { colorsOf } from '../grid/colors-of.js';
import { lanesInWeeks, useFittingLanes } from '../grid/use-fitting-lanes.js';
import { useSharedWeeks } from '../grid/use-shared-weeks.js';
import { MonthRoot } from '../month/month-root.js';
import { WeeksGrid } from '../month/WeeksGrid.js';
import { weeksRange } from './weeks-range.js';

const Root = styled(MonthRoot)<{ 'data-weeks'?: number }>`
  && .cp-month {
    grid-template-rows: repeat(${({ 'data-weeks': weeks = 1 }) => weeks}, minmax(122px, 1fr));
  }
`;

/** A number of weeks, which look like those of the month view. */
export function WeeksView({ count, ...props }: CalendarViewProps & { count: number }) {
  const { entries, appearance, cursor, today, weekStartsOn, maxPerDay: usual, compact } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  const lanesIn = useMemo(() => lanesInWeeks(count), [count]);
  const maxPerDay = useFittingLanes(rootRef, { usual, isWanted: !compact, lanesIn });
  const order = useDayOrder();
  const look = useEntryLook(appearance);
  const { hideWeekends } = appearance;
  const { from, to } = weeksRange(cursor, weekStartsOn, count);
  const weeks = useSharedWeeks(
    useMemo(
      () =>
        Array.from({ length: count }, (_, week) =>
          layoutWeekOf({
            entries,
            cursor: addDays(from, 7 * week),
            weekStartsOn,
            maxPerDay,
            hideWeekends,
            fill: 'free',
            order,
          }),
        ),
      [entries, from, count, weekStartsOn, maxPerDay, hideWeekends, order],
    ),
  );
  const colors = useMemo(() => [...look.sharedColors, ...colorsOf(weeks, look.colorOf)], [weeks, look]);
  const hasToday = from <= today && today <= to;
  return (
    <WeeksGrid
      {...props}
      {...{ rootRef, weeks, look, colors, maxPerDay, hasToday }}
      root={Root}
      fallback={hasToday ? today : from}
      page={(date, direction) => addDays(date, 7 * count * direction)}
    />
  );
}
