import {
  addMonths,
  type CalendarDate,
  dayNumber,
  endOfMonth,
  fromDayNumber,
  weekdayOf,
} from '@content-planner/model';
import { styled } from 'styled-components';
import { calendarMessages } from '../calendar/calendar-messages.js';
import { glyph } from '../calendar/entry/glyph.js';
import { titleOrder } from '../calendar/layout/compare-entries.js';
import { indexEntries } from '../calendar/layout/index-entries.js';
import { overviewRange } from '../calendar/views/overview/overview-range.js';
import { ColorRules } from '../colors/ColorRules.js';
import { colorKey } from '../colors/color-key.js';
import { formatDayNumber, formatMonth, formatMonthDay, formatWeekday } from '../dates/format-date.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import type { CalendarEntry } from '../logs/types.js';
import { calendarPrintMessages } from './calendar-print-messages.js';
import { PrintedTitle } from './PrintedTitle.js';
import { PrintLegend } from './PrintLegend.js';
import { printQuarterStyle } from './print-quarter-style.js';
import { type PrintedEntries, usePrintLook } from './use-print-look.js';

interface PrintQuarterProps extends PrintedEntries {}

/** The maximum number of bars side by side. Additional entries have no bar, but their titles include their last day. */
const LANES = 3;

/** A day of the quarter. */
interface QuarterDay {
  date: CalendarDate;
  /** The entries that begin on this day and, on the first day of a month, those that began earlier. */
  entries: readonly CalendarEntry[];
  /** The bars on this day, indexed by lane. */
  bars: readonly ({ entry: CalendarEntry; isStart: boolean; isEnd: boolean } | null)[];
}

const Root = styled.div`
  ${printQuarterStyle}
`;

/** Returns the days of a month, with bars in lanes. Bars from the previous month continue. */
function daysOf(entries: readonly CalendarEntry[], month: CalendarDate, locale: string): QuarterDay[] {
  const first = dayNumber(month);
  const length = dayNumber(endOfMonth(month)) - first + 1;
  const { singles, bars } = indexEntries(entries, first, length);
  const byTitle = titleOrder(locale);
  const sorted = bars.toSorted((a, b) => a.start - b.start || b.end - a.end || byTitle(a.entry, b.entry));
  const lanes: { end: number; list: typeof sorted }[] = [];
  for (const bar of sorted) {
    const free = lanes.find(({ end }) => end < bar.start);
    if (free) {
      free.end = bar.end;
      free.list.push(bar);
    } else if (lanes.length < LANES) lanes.push({ end: bar.end, list: [bar] });
  }
  return singles.map((ofDay, index): QuarterDay => {
    const day = first + index;
    const begun = sorted.filter(({ start }) => start === day || (index === 0 && start < day));
    return {
      date: fromDayNumber(day),
      entries: [...begun.map(({ entry }) => entry), ...ofDay.toSorted(byTitle)],
      bars: lanes.map(({ list }) => {
        const bar = list.find(({ start, end }) => start <= day && day <= end);
        return bar ? { entry: bar.entry, isStart: bar.start === day, isEnd: bar.end === day } : null;
      }),
    };
  });
}

/**
 * A quarter on one landscape sheet: a column for each month and a row for each day. Rows grow with their titles, and if
 * the rows don't fit on one sheet, the table continues on the next.
 */
export function PrintQuarter(props: PrintQuarterProps) {
  const { entries, date, weekStartsOn } = props;
  const { locale } = useKit();
  const text = useMessages(calendarPrintMessages);
  const calendarText = useMessages(calendarMessages);
  const { colorOf, kindOf, initials, fieldOf } = usePrintLook(props.appearance);
  const { from } = overviewRange(date, 3);
  const months = [0, 1, 2].map((index) => addMonths(from, index));
  const columns = months.map((month) => daysOf(entries, month, locale));
  const shown = [...new Set(columns.flatMap((days) => days.flatMap((day) => day.entries)))];
  const item = (entry: CalendarEntry) => {
    const mark = entry.brandId === null ? undefined : initials.get(entry.brandId);
    const isLong = entry.endDate > entry.startDate;
    const title = isLong
      ? text.until({ title: entry.title, to: formatMonthDay(entry.endDate, locale) })
      : entry.title;
    return (
      <span key={entry.id} className="cp-item" data-long={isLong ? '' : undefined}>
        <span className="cp-swatch" data-cp-color={colorKey(colorOf(entry).fill)} />
        {mark !== undefined && <b translate="no">{mark}</b>}
        {glyph({ path: kindOf(entry.kind).glyph })}
        <PrintedTitle value={fieldOf(entry)}>{title}</PrintedTitle>
      </span>
    );
  };
  const cells = (day: QuarterDay | undefined, column: number) => {
    if (day === undefined) return <td key={column} colSpan={3} data-blank="" data-month="" />;
    const weekday = weekdayOf(day.date);
    const look = {
      'data-weekend': weekday === 0 || weekday === 6 ? '' : undefined,
      'data-week': weekday === weekStartsOn ? '' : undefined,
    };
    return [
      <th key={`${column} day`} scope="row" data-month="" {...look}>
        <b>{formatDayNumber(day.date, locale)}</b> {formatWeekday(day.date, 'narrow', locale)}
      </th>,
      <td key={`${column} bars`} className="cp-bars" {...look}>
        <div>
          {day.bars.map((bar, lane) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: a lane is identified by its position
              key={lane}
              data-cp-color={bar ? colorKey(colorOf(bar.entry).fill) : undefined}
              data-start={bar?.isStart ? '' : undefined}
              data-end={bar?.isEnd ? '' : undefined}
            />
          ))}
        </div>
      </td>,
      <td key={`${column} entries`} {...look}>
        {day.entries.map(item)}
      </td>,
    ];
  };
  const rows = Array.from({ length: Math.max(...columns.map((days) => days.length)) }, (_row, row) => row);
  return (
    <Root>
      <ColorRules colors={shown.map(colorOf)} />
      <table>
        <caption>
          {calendarText.range({
            from: formatMonth(from, locale),
            to: formatMonth(months[2] ?? from, locale),
          })}
        </caption>
        <colgroup>
          {months.map((month) => [
            <col key={`${month} day`} data-col="day" />,
            <col key={`${month} bars`} data-col="bars" />,
            <col key={`${month} entries`} />,
          ])}
        </colgroup>
        <thead>
          <tr>
            {months.map((month) => (
              <th key={month} scope="colgroup" colSpan={3} data-month="">
                {formatMonth(month, locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>{columns.map((days, column) => cells(days[row], column))}</tr>
          ))}
        </tbody>
      </table>
      <PrintLegend {...props} entries={shown} initials={initials} />
    </Root>
  );
}
