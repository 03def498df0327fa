import { useMemo } from 'react';
import { styled } from 'styled-components';
import { GLYPHS, glyph } from '../calendar/entry/glyph.js';
import { titleOrder } from '../calendar/layout/compare-entries.js';
import { layoutMonth } from '../calendar/layout/layout-month.js';
import type { DayLayout, Segment, WeekLayout } from '../calendar/layout/week-layout.js';
import { colorsOf } from '../calendar/views/grid/colors-of.js';
import { ColorRules } from '../colors/ColorRules.js';
import { colorKey } from '../colors/color-key.js';
import { formatCellDay, formatMonth, formatWeekday } from '../dates/format-date.js';
import { weekdaysFrom } from '../dates/weekdays-from.js';
import { useKit } from '../kit/use-kit.js';
import type { CalendarEntry } from '../logs/types.js';
import { PrintedTitle } from './PrintedTitle.js';
import { PrintLegend } from './PrintLegend.js';
import { printMonthStyle } from './print-month-style.js';
import { type PrintedEntries, type PrintLook, usePrintLook } from './use-print-look.js';

/** Props of {@link PrintMonth}. */
export interface PrintMonthProps extends PrintedEntries {
  /** Whether the first and last weeks contain days of other months. */
  hasOutsideDays: boolean;
}

const Root = styled.div`
  ${printMonthStyle}
`;

/** A day with more entries than this might take up more than one sheet. */
const TALL = 20;

const isTall = ({ days }: WeekLayout): boolean => days.some(({ lanes }) => lanes.length > TALL);

/** One month with all its entries. */
export function PrintMonth(props: PrintMonthProps) {
  const { entries, date, weekStartsOn, hasOutsideDays } = props;
  const { locale } = useKit();
  const weeks = useMemo(
    () =>
      layoutMonth({
        entries,
        cursor: date,
        weekStartsOn,
        order: titleOrder(locale),
        maxPerDay: Number.POSITIVE_INFINITY,
        clip: !hasOutsideDays,
        // Titles below the bars can take up any number of lines, because paper cannot reveal truncated text.
        fill: 'below',
      }).filter(({ days }) => days.some(({ isOutside }) => !isOutside)),
    [entries, date, weekStartsOn, locale, hasOutsideDays],
  );
  const look = usePrintLook(props.appearance);
  return (
    <Root>
      <ColorRules colors={colorsOf(weeks, look.colorOf)} />
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
                  {!day.isBlank && (hasOutsideDays || !day.isOutside) && (
                    <div className="cp-num">{formatCellDay(day.date, locale)}</div>
                  )}
                  {dayLanes(day, column, look)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <PrintLegend {...props} entries={entriesIn(weeks)} initials={look.initials} />
    </Root>
  );
}

/** Returns the entries that are printed in the given weeks. */
const entriesIn = (weeks: readonly WeekLayout[]): CalendarEntry[] =>
  weeks.flatMap(({ days }) => days.flatMap(({ lanes }) => lanes.flatMap((segment) => segment?.entry ?? [])));

function dayLanes({ lanes }: DayLayout, column: number, context: PrintLook) {
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

function printItem(segment: Segment, { colorOf, kindOf, initials, fieldOf }: PrintLook) {
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
      {mark !== undefined && <b translate="no">{mark}</b>}
      {glyph({ path: kindOf(entry.kind).glyph })}
      {isMultiDay && isStart && glyph({ path: GLYPHS.start, className: 'cp-arrow' })}
      <PrintedTitle value={fieldOf(entry)}>{entry.title}</PrintedTitle>
      {isMultiDay && isEnd && glyph({ path: GLYPHS.end, className: 'cp-arrow' })}
    </div>
  );
}
