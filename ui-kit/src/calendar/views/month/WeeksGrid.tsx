import type { CalendarDate } from '@content-planner/model';
import { type ComponentPropsWithRef, type ComponentType, type RefObject, useMemo, useRef } from 'react';
import { ColorRules } from '../../../colors/ColorRules.js';
import { useOnDemand } from '../../../internal/use-on-demand.js';
import { useKit } from '../../../kit/use-kit.js';
import type { CalendarViewProps } from '../calendar-view.js';
import type { DayContext } from '../grid/day-cell.js';
import { MonthRows } from '../grid/MonthRows.js';
import { ROLES } from '../grid/roles.js';
import { useDayGrid } from '../grid/use-day-grid.js';
import { dayEntriesPart } from './day-entries-part.js';
import { MonthRoot } from './month-root.js';
import type { useMonthModel } from './use-month-model.js';

interface WeeksGridProps extends CalendarViewProps, ReturnType<typeof useMonthModel> {
  rootRef: RefObject<HTMLDivElement | null>;
  /** Whether the grid's own days contain today. If true, today's weekday is highlighted. */
  hasToday: boolean;
  /** The day that is in the tab order at first. */
  fallback: CalendarDate;
  page: (date: CalendarDate, direction: -1 | 1) => CalendarDate;
  /** The style sheet's root. @default MonthRoot */
  root?: ComponentType<ComponentPropsWithRef<typeof MonthRoot> & { 'data-weeks'?: number }>;
}

/** A grid of weeks, with entries as chips and bars. On small screens, the list of the selected day is below it. */
export function WeeksGrid({
  rootRef,
  root: Root = MonthRoot,
  weeks,
  look,
  colors,
  hasToday,
  fallback,
  page,
  ...props
}: WeeksGridProps) {
  const { label, entries, appearance, today, weekStartsOn, maxPerDay, compact, loading, selectedId } = props;
  const { onOpenEntry, onCreate, renderDayActions } = props;
  const { locale } = useKit();
  const gridRef = useRef<HTMLDivElement>(null);
  const { density, hideWeekends } = appearance;
  const days = useMemo(() => weeks.flatMap((week) => week.days), [weeks]);
  const { active, handlers } = useDayGrid({
    ...props,
    days,
    fallback,
    hideWeekends,
    page,
    turnsPage: true,
    gridRef,
  });
  const { value: DayEntries } = useOnDemand(dayEntriesPart, compact);
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
    <Root
      ref={rootRef}
      data-compact={compact ? '' : undefined}
      data-dense={density === 'compact' ? '' : undefined}
      data-five={hideWeekends ? '' : undefined}
      data-weeks={weeks.length}
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
      {compact && DayEntries && (
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
    </Root>
  );
}
