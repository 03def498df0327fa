import { forwardRef, type HTMLAttributes, useMemo } from 'react';
import { styled } from 'styled-components';
import type { CalendarAppearance } from '../calendar/appearance/calendar-appearance.js';
import { type ColorOf, useEntryLook } from '../calendar/appearance/use-entry-look.js';
import { layoutMonth } from '../calendar/layout/layout-month.js';
import type { DayLayout, Segment, WeekLayout } from '../calendar/layout/week-layout.js';
import { colorsOf } from '../calendar/views/grid/colors-of.js';
import { GLYPHS, glyph, kindGlyph } from '../calendar/views/grid/glyph.js';
import { ColorRules } from '../colors/ColorRules.js';
import { colorKey } from '../colors/color-key.js';
import type { CalendarDate } from '../dates/calendar-date.js';
import { formatCellDay, formatMonth, formatWeekday } from '../dates/format-date.js';
import type { Weekday } from '../dates/weekday-of.js';
import { weekdaysFrom } from '../dates/weekdays-from.js';
import { brandInitials } from '../logs/brand-initials.js';
import { valueLabels } from '../logs/kinds/values.js';
import type { Brand, CalendarEntry, FieldConfiguration, LogKind } from '../logs/types.js';
import { PrintLegend } from './PrintLegend.js';
import { printMonthStyle } from './print-month-style.js';

/** Props of {@link PrintMonth}. */
export interface PrintMonthProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  entries: readonly CalendarEntry[];
  brands: readonly Brand[];
  /** Any day of the month. */
  date: CalendarDate;
  /** The kinds in the legend. */
  kinds: readonly LogKind[];
  weekStartsOn: Weekday;
  appearance: CalendarAppearance;
  fieldConfigurations: readonly FieldConfiguration[];
  locale: string;
  /** Returns a kind's name for the legend. */
  kindLabel: (kind: LogKind) => string;
}

const Root = styled.div`
  ${printMonthStyle}
`;

/** A day with more entries than this can take up more than one sheet. */
const TALL = 20;

const isTall = ({ days }: WeekLayout): boolean => days.some(({ lanes }) => lanes.length > TALL);

/** Data for drawing entries. All entries share one object. */
interface ItemContext {
  colorOf: ColorOf;
  initials: ReadonlyMap<string, string>;
}

/** One month with all its entries. */
export const PrintMonth = forwardRef<HTMLDivElement, PrintMonthProps>(function PrintMonth(
  { entries, brands, date, kinds, weekStartsOn, appearance, fieldConfigurations, locale, kindLabel, ...rest },
  ref,
) {
  const weeks = useMemo(
    () =>
      layoutMonth({
        entries,
        cursor: date,
        weekStartsOn,
        locale,
        maxPerDay: Number.POSITIVE_INFINITY,
        // Titles below the bars can take up any number of lines, because paper cannot reveal truncated text.
        fill: 'below',
      }).filter(({ days }) => days.some(({ isOutside }) => !isOutside)),
    [entries, date, weekStartsOn, locale],
  );
  const { colorOf } = useEntryLook({ brands, appearance, fieldConfigurations, locale, labels: valueLabels });
  const initials = useMemo(() => brandInitials(brands), [brands]);
  const context: ItemContext = { colorOf, initials };
  return (
    <Root {...rest} ref={ref}>
      <ColorRules colors={colorsOf(weeks, colorOf)} />
      <table data-weeks={weeks.length}>
        <caption>{formatMonth(date, locale)}</caption>
        <thead>
          <tr>
            {weekdaysFrom(weekStartsOn).map((day) => (
              <th key={day} scope="col">
                {formatWeekday(day, 'long', locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.days[0]?.date} data-tall={isTall(week) ? '' : undefined}>
              {week.days.map((day, column) => (
                <td key={day.date} data-outside={day.isOutside ? '' : undefined}>
                  {!day.isBlank && <div className="cp-num">{formatCellDay(day.date, locale)}</div>}
                  {dayLanes(day, column, context)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <PrintLegend brands={brandsOf(brands, weeks)} kinds={kinds} initials={initials} kindLabel={kindLabel} />
    </Root>
  );
});

/** Returns the brands of the printed entries. */
function brandsOf(brands: readonly Brand[], weeks: readonly WeekLayout[]): Brand[] {
  const shown = new Set(
    weeks.flatMap(({ days }) =>
      days.flatMap(({ lanes }) => lanes.map((segment) => segment?.entry.brandId ?? null)),
    ),
  );
  return brands.filter(({ id }) => shown.has(id));
}

function dayLanes({ lanes }: DayLayout, column: number, context: ItemContext) {
  const lastBar = lanes.reduce((last, segment, lane) => (segment?.isMultiDay ? lane : last), -1);
  // A bar is drawn in its first cell and extends over the following cells.
  const items = lanes.map((segment) => (segment?.column === column ? printItem(segment, context) : null));
  return (
    <>
      {items.slice(0, lastBar + 1).map((item, lane) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lane is identified by its position and can be empty
        <div key={lane} className="cp-lane">
          {item}
        </div>
      ))}
      {items.slice(lastBar + 1)}
    </>
  );
}

function printItem(segment: Segment, { colorOf, initials }: ItemContext) {
  const { entry, isMultiDay, isStart, isEnd, span } = segment;
  const mark = entry.brandId === null ? undefined : initials.get(entry.brandId);
  return (
    <div
      key={entry.id}
      className={isMultiDay ? 'cp-item cp-bar' : 'cp-item'}
      data-span={isMultiDay ? span : undefined}
      data-continues={isStart ? undefined : ''}
      data-goes-on={isEnd ? undefined : ''}
    >
      <span className="cp-swatch" data-cp-color={colorKey(colorOf(entry).fill)} />
      {mark !== undefined && <b>{mark}</b>}
      {kindGlyph({ kind: entry.kind })}
      {isMultiDay && isStart && glyph({ path: GLYPHS.start, className: 'cp-arrow' })}
      <span className="cp-title" dir="auto">
        {entry.title}
      </span>
      {isMultiDay && isEnd && glyph({ path: GLYPHS.end, className: 'cp-arrow' })}
    </div>
  );
}
