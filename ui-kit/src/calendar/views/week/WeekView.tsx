import { addDays, type CalendarDate, weekOf } from '@content-planner/model';
import { useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { ColorRules } from '../../../colors/ColorRules.js';
import { formatDayNumber, formatLongDay, formatWeekday } from '../../../dates/format-date.js';
import { weekdaysFrom } from '../../../dates/weekdays-from.js';
import { useKit } from '../../../kit/use-kit.js';
import { useEntryLook } from '../../appearance/use-entry-look.js';
import { entryStyle } from '../../entry/entry-style.js';
import { layoutWeekOf } from '../../layout/layout-week-of.js';
import { rangeOfDays } from '../../layout/range-of-days.js';
import { useDayOrder } from '../../layout/use-day-order.js';
import { isWeekend } from '../../layout/without-weekends.js';
import { useEntryValues, useOpenValue } from '../../values/use-entry-values.js';
import { valuesStyle } from '../../values/values-style.js';
import type { CalendarViewProps } from '../calendar-view.js';
import { cellStyle } from '../grid/cell-style.js';
import { colorsOf } from '../grid/colors-of.js';
import { ROLES } from '../grid/roles.js';
import { scrollToDay } from '../grid/scroll-to-day.js';
import { segmentStyle } from '../grid/segment-style.js';
import { useDayGrid } from '../grid/use-day-grid.js';
import { useSharedWeeks } from '../grid/use-shared-weeks.js';
import { type WeekContext, weekCell } from './week-cell.js';
import { weekStyle } from './week-style.js';

/**
 * The maximum number of entries displayed per day. In practice, teams plan fewer. Additional entries are behind '+N
 * more'.
 */
const MAX_PER_DAY = 50;

const Root = styled.div`
  ${entryStyle}
  ${cellStyle}
  ${segmentStyle}
  ${weekStyle}
  ${valuesStyle}
`;

const stepWeek = (date: CalendarDate, direction: -1 | 1) => addDays(date, 7 * direction);

/** The week view: seven columns, each with all entries of a day, or the text 'No events'. */
export function WeekView({
  label,
  entries,
  appearance,
  cursor,
  today,
  weekViewStartsOn,
  loading,
  selectedId,
  pickedDate,
  onCursorChange,
  onPickDay,
  onOpenEntry,
  onOpenDay,
  onCreate,
}: CalendarViewProps) {
  const { locale, brands } = useKit();
  const order = useDayOrder();
  const scrollerRef = useRef<HTMLDivElement>(null);
  const gridRef = useRef<HTMLDivElement>(null);
  const dates = weekOf(cursor, weekViewStartsOn);
  const { hideWeekends } = appearance;
  const weekdays = weekdaysFrom(weekViewStartsOn).filter((day) => !hideWeekends || !isWeekend(day));
  const first = dates[0] ?? cursor;
  const weeks = useSharedWeeks(
    useMemo(
      () => [
        layoutWeekOf({
          entries,
          cursor: first,
          weekStartsOn: weekViewStartsOn,
          maxPerDay: MAX_PER_DAY,
          hideWeekends,
          order,
        }),
      ],
      [entries, first, weekViewStartsOn, hideWeekends, order],
    ),
  );
  const days = useMemo(() => weeks.flatMap((week) => week.days), [weeks]);
  const values = useEntryValues(appearance.shows);
  const { colorBy } = appearance;
  const look = useEntryLook({ colorBy, shows: values.shows });
  const colors = useMemo(
    () => [...look.sharedColors, ...values.colors, ...colorsOf(weeks, look.colorOf)],
    [weeks, look, values],
  );
  const brandsById = useMemo(() => new Map(brands.map((brand) => [brand.id, brand])), [brands]);
  const fallback = dates.includes(today) ? today : rangeOfDays(dates, cursor).from;
  useEffect(() => {
    if (scrollerRef.current) scrollToDay(scrollerRef.current, fallback);
  }, [fallback]);
  const { active, handlers } = useDayGrid({
    entries,
    days,
    fallback,
    weekStartsOn: weekViewStartsOn,
    hideWeekends,
    page: stepWeek,
    turnsPage: true,
    compact: false,
    pickedDate,
    onCursorChange,
    onPickDay,
    onOpenEntry,
    onOpenDay,
    onCreate,
    onValue: useOpenValue(),
    gridRef,
  });
  const canCreate = onCreate !== undefined;
  const context = useMemo<WeekContext>(
    () => ({ ...look, values, brandsById, locale, loading, narrow: false, canCreate }),
    [look, values, brandsById, locale, loading, canCreate],
  );
  return (
    <Root
      ref={scrollerRef}
      data-dense={appearance.density === 'compact' ? '' : undefined}
      data-five={hideWeekends ? '' : undefined}
    >
      <ColorRules colors={colors} />
      <div ref={gridRef} className="cp-grid" {...ROLES.grid({ label, loading })} {...handlers}>
        <div className="cp-columns cp-heads" {...ROLES.row}>
          {days.map(({ date, isBlank }, column) => {
            const weekday = weekdays[column] ?? date;
            const label = isBlank ? formatWeekday(weekday, 'long', locale) : formatLongDay(date, locale);
            return (
              <span key={date} {...ROLES.head({ label })} data-today={date === today ? '' : undefined}>
                {formatWeekday(weekday, 'short', locale)} {!isBlank && <b>{formatDayNumber(date, locale)}</b>}
              </span>
            );
          })}
        </div>
        <div className="cp-columns cp-week" {...ROLES.row}>
          {days.map((day, column) => {
            const weekday = (weekViewStartsOn + column) % 7;
            return weekCell({
              day,
              column,
              isWeekend: !hideWeekends && (weekday === 0 || weekday === 6),
              isToday: day.date === today,
              isActive: day.date === active,
              selectedId,
              context,
            });
          })}
        </div>
      </div>
    </Root>
  );
}
