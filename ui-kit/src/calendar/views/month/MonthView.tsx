import { type ComponentPropsWithoutRef, forwardRef, useId, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { ColorRules } from '../../../colors/ColorRules.js';
import { startOfMonth } from '../../../dates/start-of-month.js';
import { entryStyle } from '../../entry/entry-style.js';
import type { CalendarViewProps } from '../calendar-view.js';
import { compactStyle } from './compact-style.js';
import { DayEntries } from './DayEntries.js';
import type { DayContext } from './day-cell.js';
import { IconSprite } from './icon-sprite.js';
import { MonthWeek } from './MonthWeek.js';
import { monthStyle } from './month-style.js';
import { segmentStyle } from './segment-style.js';
import { useMonthGrid } from './use-month-grid.js';
import { useMonthModel } from './use-month-model.js';
import { Weekdays } from './Weekdays.js';

/** Props of {@link MonthView}; all others go to the scrolling `<div>`. */
export interface MonthViewProps
  extends CalendarViewProps,
    Omit<ComponentPropsWithoutRef<'div'>, keyof CalendarViewProps | 'children'> {
  /** Draws the month as a picture: nothing in it can be focused or clicked. Default false. */
  picture?: boolean;
}

const Root = styled.div`
  ${entryStyle}
  ${monthStyle}
  ${segmentStyle}
  ${compactStyle}
`;

/**
 * The month grid: six weeks of seven days, entries as chips and bars, '+N more' past the last lane (spec, section 2).
 * `Calendar` puts it together with its toolbar and details.
 */
export const MonthView = forwardRef<HTMLDivElement, MonthViewProps>(function MonthView(
  {
    label,
    entries,
    brands,
    cursor,
    today,
    locale,
    weekStartsOn,
    maxPerDay,
    compact,
    loading,
    selectedId,
    labels,
    onCursorChange,
    onOpenEntry,
    onOpenDay,
    onCreate,
    picture = false,
    ...rest
  },
  ref,
) {
  const id = useId();
  const gridRef = useRef<HTMLDivElement>(null);
  const { weeks, colorOf, colors } = useMonthModel({
    entries,
    brands,
    cursor,
    weekStartsOn,
    maxPerDay,
    locale,
  });
  const { active, handlers } = useMonthGrid({
    entries,
    weeks,
    cursor,
    today,
    weekStartsOn,
    compact,
    onCursorChange,
    onOpenEntry,
    onOpenDay,
    onCreate,
    gridRef,
  });
  const canCreate = onCreate !== undefined;
  const context = useMemo<DayContext>(
    () => ({
      mode: picture ? 'picture' : compact ? 'compact' : 'full',
      colorOf,
      labels,
      locale,
      loading,
      maxPerDay,
      canCreate,
      sprite: `${id}-`,
    }),
    [picture, compact, colorOf, labels, locale, loading, maxPerDay, canCreate, id],
  );
  const has = (week: (typeof weeks)[number], date: string) => week.days.some((day) => day.date === date);
  const grid = picture ? {} : { role: 'grid', 'aria-label': label, 'aria-busy': loading, ...handlers };
  return (
    <Root
      {...rest}
      ref={ref}
      data-compact={compact && !picture ? '' : undefined}
      data-picture={picture ? '' : undefined}
    >
      <ColorRules colors={colors} />
      <IconSprite prefix={context.sprite} />
      <div ref={gridRef} className="cp-grid" {...grid}>
        <Weekdays
          days={weeks[0]?.days.map((day) => day.date) ?? []}
          today={startOfMonth(today) === startOfMonth(cursor) ? today : null}
          locale={locale}
          compact={compact}
          picture={picture}
        />
        <div className="cp-month" role={picture ? undefined : 'rowgroup'}>
          {weeks.map((week, index) => (
            <MonthWeek
              // biome-ignore lint/suspicious/noArrayIndexKey: rows stay where they are from month to month.
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
      </div>
      {compact && !picture && (
        <DayEntries
          date={active}
          entries={entries}
          brands={brands}
          loading={loading}
          locale={locale}
          labels={labels}
          onOpenEntry={onOpenEntry}
          onCreate={onCreate}
        />
      )}
    </Root>
  );
});

function holdsEntry(
  week: { days: readonly { lanes: readonly ({ entry: { id: string } } | null)[] }[] },
  id: string,
) {
  return week.days.some((day) => day.lanes.some((segment) => segment?.entry.id === id));
}
