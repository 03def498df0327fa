import { addMonths, isSameMonth, startOfMonth } from '@content-planner/model';
import { useMemo, useRef } from 'react';
import { ColorRules } from '../../../colors/ColorRules.js';
import { useKit } from '../../../kit/use-kit.js';
import type { CalendarViewProps } from '../calendar-view.js';
import type { DayContext } from '../grid/day-cell.js';
import { MonthRows } from '../grid/MonthRows.js';
import { ROLES } from '../grid/roles.js';
import { useDayGrid } from '../grid/use-day-grid.js';
import { lanesInCompact, lanesInMonth, useFittingLanes } from '../grid/use-fitting-lanes.js';
import { DayEntries } from './DayEntries.js';
import { MonthRoot } from './month-root.js';
import { useMonthModel } from './use-month-model.js';

/**
 * The month grid: six weeks of seven days, with entries as chips and bars, and '+N more' below the last lane.
 * `Calendar` combines this view with a toolbar and details.
 */
export function MonthView({
  label,
  entries,
  appearance,
  cursor,
  today,
  firstDate,
  weekStartsOn,
  maxPerDay: usual,
  compact,
  loading,
  selectedId,
  pickedDate,
  onCursorChange,
  onPickDay,
  onOpenEntry,
  onOpenDay,
  onCreate,
  renderDayActions,
}: CalendarViewProps) {
  const { locale } = useKit();
  const gridRef = useRef<HTMLDivElement>(null);
  const rootRef = useRef<HTMLDivElement>(null);
  const { density, hideWeekends } = appearance;
  const maxPerDay = useFittingLanes(rootRef, {
    usual,
    isWanted: appearance.maxPerDay === 'fit' && !compact,
    lanesIn: density === 'compact' ? lanesInCompact : lanesInMonth,
  });
  const { weeks, look, colors } = useMonthModel({
    entries,
    appearance,
    cursor,
    weekStartsOn,
    maxPerDay,
    firstDate,
  });
  const days = useMemo(() => weeks.flatMap((week) => week.days), [weeks]);
  const hasToday = isSameMonth(today, cursor);
  const { active, handlers } = useDayGrid({
    entries,
    days,
    fallback: hasToday ? today : startOfMonth(cursor),
    weekStartsOn,
    hideWeekends,
    page: addMonths,
    turnsPage: true,
    compact,
    pickedDate,
    onCursorChange,
    onPickDay,
    onOpenEntry,
    onOpenDay,
    onCreate,
    gridRef,
  });
  const canCreate = onCreate !== undefined;
  const context = useMemo<DayContext>(
    () => ({
      mode: compact ? 'compact' : 'full',
      narrow: false,
      ...look,
      locale,
      loading,
      maxPerDay,
      canCreate,
    }),
    [compact, look, locale, loading, maxPerDay, canCreate],
  );
  return (
    <MonthRoot
      ref={rootRef}
      data-compact={compact ? '' : undefined}
      data-dense={density === 'compact' ? '' : undefined}
      data-five={hideWeekends ? '' : undefined}
    >
      <ColorRules colors={colors} />
      <div ref={gridRef} className="cp-grid" {...ROLES.grid({ label, loading })} {...handlers}>
        <MonthRows
          weeks={weeks}
          hasToday={hasToday}
          today={today}
          active={active}
          selectedId={selectedId}
          weekStartsOn={weekStartsOn}
          context={context}
        />
      </div>
      {compact && (
        <DayEntries
          date={active}
          entries={entries}
          look={look}
          loading={loading}
          onOpenEntry={onOpenEntry}
          onCreate={onCreate}
          renderDayActions={renderDayActions}
        />
      )}
    </MonthRoot>
  );
}
