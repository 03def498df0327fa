import { addMonths, isSameMonth, startOfMonth } from '@content-planner/model';
import { useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { ColorRules } from '../../../colors/ColorRules.js';
import { formatMonth, monthHeadingParts } from '../../../dates/format-date.js';
import { MONTH_GRID_WEEKS } from '../../../dates/month-grid.js';
import { useKit } from '../../../kit/use-kit.js';
import { useEntryLook } from '../../appearance/use-entry-look.js';
import { MONTH_CHOICES } from '../../calendar-state.js';
import { entryStyle } from '../../entry/entry-style.js';
import { useDayOrder } from '../../layout/use-day-order.js';
import { MonthHeading } from '../../MonthHeading.js';
import type { CalendarViewControlsProps, CalendarViewProps } from '../calendar-view.js';
import { cellStyle } from '../grid/cell-style.js';
import { colorsOf } from '../grid/colors-of.js';
import type { DayContext } from '../grid/day-cell.js';
import { MonthRows } from '../grid/MonthRows.js';
import { monthStyle } from '../grid/month-style.js';
import { ROLES } from '../grid/roles.js';
import { segmentStyle } from '../grid/segment-style.js';
import { useDayGrid } from '../grid/use-day-grid.js';
import { lanesInMulti, useFittingLanes } from '../grid/use-fitting-lanes.js';
import { useSharedWeeks } from '../grid/use-shared-weeks.js';
import { MonthsControl } from '../MonthsControl.js';
import { layoutMonths, MULTI_MAX_PER_DAY } from './layout-months.js';
import { multiStyle } from './multi-style.js';
import { useDragScroll } from './use-drag-scroll.js';

const Root = styled.div`
  ${entryStyle}
  ${cellStyle}
  ${monthStyle}
  ${segmentStyle}
  ${multiStyle}
`;

/**
 * Several months side by side, with up to two entries per day before '+N'. Each month is a separate grid, but all grids
 * together are one tab stop. Arrow keys move from one grid to the next.
 */
export function MultiView({
  entries,
  appearance,
  cursor,
  jumps,
  months,
  today,
  weekStartsOn,
  loading,
  selectedId,
  pickedDate,
  onCursorChange,
  onPickDay,
  onOpenEntry,
  onOpenDay,
  onCreate,
}: CalendarViewProps) {
  const { locale } = useKit();
  const order = useDayOrder();
  const gridRef = useRef<HTMLDivElement>(null);
  const first = startOfMonth(cursor);
  const { density, hideWeekends } = appearance;
  const maxPerDay = useFittingLanes(gridRef, {
    usual: MULTI_MAX_PER_DAY,
    isWanted: appearance.maxPerDay === 'fit',
    lanesIn: lanesInMulti,
  });
  const minis = useMemo(
    () => layoutMonths({ entries, cursor: first, months, weekStartsOn, maxPerDay, hideWeekends, order }),
    [entries, first, months, weekStartsOn, maxPerDay, hideWeekends, order],
  );
  const weeks = useSharedWeeks(useMemo(() => minis.flatMap((mini) => mini.weeks), [minis]));
  const days = useMemo(() => weeks.flatMap((week) => week.days).filter((day) => !day.isOutside), [weeks]);
  const look = useEntryLook(appearance);
  const colors = useMemo(() => [...look.sharedColors, ...colorsOf(weeks, look.colorOf)], [weeks, look]);
  const { active, handlers } = useDayGrid({
    entries,
    days,
    fallback: days.some((day) => day.date === today) ? today : first,
    weekStartsOn,
    hideWeekends,
    page: addMonths,
    turnsPage: false,
    compact: false,
    pickedDate,
    onCursorChange,
    onPickDay,
    onOpenEntry,
    onOpenDay,
    onCreate,
    gridRef,
  });
  const drag = useDragScroll(gridRef);

  // Scrolls back to the first month after navigation, because the requested month is always the first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: also runs on navigation to the same month
  useEffect(() => {
    if (gridRef.current && jumps > 0) gridRef.current.scrollLeft = 0;
  }, [first, jumps]);

  const canCreate = onCreate !== undefined;
  const context = useMemo<DayContext>(
    () => ({
      mode: 'mini',
      narrow: true,
      ...look,
      locale,
      loading,
      maxPerDay,
      canCreate,
    }),
    [look, locale, loading, maxPerDay, canCreate],
  );
  return (
    <Root
      ref={gridRef}
      data-dense={density === 'compact' ? '' : undefined}
      data-five={hideWeekends ? '' : undefined}
      {...handlers}
      {...drag}
    >
      <ColorRules colors={colors} />
      {minis.map(({ month }, index) => (
        <div key={month} className="cp-mini">
          <h2>
            <MonthHeading parts={monthHeadingParts(month, locale)} />
          </h2>
          <div className="cp-grid" {...ROLES.grid({ label: formatMonth(month, locale), loading })}>
            <MonthRows
              weeks={weeks.slice(index * MONTH_GRID_WEEKS, (index + 1) * MONTH_GRID_WEEKS)}
              hasToday={isSameMonth(today, month)}
              today={today}
              active={active}
              selectedId={selectedId}
              weekStartsOn={weekStartsOn}
              context={context}
            />
          </div>
        </div>
      ))}
    </Root>
  );
}

/** A select for the number of displayed months. */
export function MonthsSelect({ state, onStateChange }: CalendarViewControlsProps) {
  return (
    <MonthsControl
      choices={MONTH_CHOICES}
      value={state.months}
      onValueChange={({ value }) => onStateChange({ state: { ...state, months: value } })}
    />
  );
}
