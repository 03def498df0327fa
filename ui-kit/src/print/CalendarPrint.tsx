import { addMonths, type CalendarDate, startOfMonth, type Weekday } from '@content-planner/model';
import { forwardRef, useMemo } from 'react';
import {
  type CalendarAppearance,
  defaultCalendarAppearance,
} from '../calendar/appearance/calendar-appearance.js';
import { calendarMessages } from '../calendar/calendar-messages.js';
import { entriesOfKinds } from '../calendar/layout/entries-of-kinds.js';
import type { PrintLayout } from '../calendar/printing/print-layout.js';
import { overviewRange } from '../calendar/views/overview/overview-range.js';
import { formatMonth } from '../dates/format-date.js';
import { shownDate } from '../dates/shown-date.js';
import { useKinds } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages, useTranslate } from '../kit/use-messages.js';
import { givenList } from '../logs/given-list.js';
import type { CalendarEntry, LogKind } from '../logs/types.js';
import type { Translate } from '../messages/translate.js';
import { calendarPrintMessages } from './calendar-print-messages.js';
import { PrintAgenda } from './PrintAgenda.js';
import { PrintMonth } from './PrintMonth.js';
import { PrintPage, type PrintPageOptions } from './PrintPage.js';
import { PrintQuarter } from './PrintQuarter.js';
import { monthsOf, ONE_MONTH, printRange } from './print-range.js';

/** Props of {@link CalendarPrint}. All other props are passed to the root `<div>`. */
export interface CalendarPrintProps extends PrintPageOptions {
  entries: readonly CalendarEntry[];
  /** Any day in the month or quarter to print. If `layout` has several months, any day in the first one. */
  date: CalendarDate;
  /** The heading. By default, the name of the calendar. */
  heading?: string;
  /** What to print. @default one month, with the days of other months in its first and last week */
  layout?: PrintLayout;
  /** The kinds to print. Null for all. @default null */
  kinds?: readonly LogKind[] | null;
  /**
   * The names of the filters that `entries` match, such as the names of brands, displayed below the heading. Omit the
   * kinds, which are listed separately.
   */
  filters?: readonly string[];
  /** The number of entries on the printed days, ignoring the filters. Displayed with the filters. */
  total?: number;
  /** @default 0, Sunday */
  weekStartsOn?: Weekday;
  /**
   * The appearance of the calendar. Only three of its settings affect the printed calendar: the colors of entries, the
   * custom field whose value they show, and the first day of the week.
   */
  appearance?: CalendarAppearance;
}

/**
 * A printable calendar. It shows one to six months, each on its own sheet; a quarter on one sheet; or a list. All
 * entries are printed: there is no '+N more'. Colors appear as swatches with the brand's initials, so that they are
 * distinguishable on a black-and-white printer. If entries are filtered, a line below the heading lists the filters.
 *
 * @example
 * <CalendarPrint status={loading ? 'loading' : 'ready'} entries={entries} date="2026-10-14"
 *   layout={{ type: 'quarter' }} filters={['Harbor & Vine']} total={32} />
 */
export const CalendarPrint = forwardRef<HTMLDivElement, CalendarPrintProps>(function CalendarPrint(
  {
    entries: givenEntries,
    heading,
    date: givenDate,
    layout = ONE_MONTH,
    kinds: givenKinds,
    filters = [],
    total,
    weekStartsOn = 0,
    appearance = defaultCalendarAppearance,
    ...rest
  },
  ref,
) {
  const { locale } = useKit();
  const text = useMessages(calendarPrintMessages);
  const translate = useTranslate();
  const allKinds = useKinds();
  const kinds = useMemo(
    () => givenKinds ?? [...allKinds.list, ...allKinds.hidden].map(({ kind }) => kind),
    [givenKinds, allKinds],
  );
  const date = shownDate(givenDate, 'date of CalendarPrint');
  const entries = givenList(givenEntries, 'entries of CalendarPrint');
  const shown = useMemo(() => entriesOfKinds(entries, kinds, allKinds), [entries, kinds, allKinds]);
  const { from, to } = printRange(date, layout);
  const count = shown.filter(({ startDate, endDate }) => startDate <= to && endDate >= from).length;
  const narrowing = [
    allKinds.list.some(({ kind }) => !kinds.includes(kind)) &&
      text.filtered({ kinds: kinds.map((kind) => allKinds.of(kind).badge) }),
    filters.length > 0 && text.filteredBy({ filters, count, total }),
  ].filter((line) => line !== false);
  const printed = {
    entries: shown,
    kinds,
    weekStartsOn: appearance.weekStart ?? weekStartsOn,
    appearance,
  };
  const sheets = sheetsOf(date, layout, translate, locale).map(({ day, subheading }) => ({
    subheading,
    content:
      layout.type === 'quarter' ? (
        <PrintQuarter {...printed} date={day} />
      ) : layout.type === 'agenda' ? (
        <PrintAgenda {...printed} date={day} />
      ) : (
        <PrintMonth {...printed} date={day} hasOutsideDays={layout.hasOutsideDays} />
      ),
  }));
  return (
    <PrintPage
      {...rest}
      {...(narrowing.length > 0 && { narrowing: narrowing.join(' · ') })}
      ref={ref}
      heading={heading ?? text.heading}
      subheading={sheets[0]?.subheading ?? ''}
      more={sheets.slice(1)}
    >
      {sheets[0]?.content}
    </PrintPage>
  );
});

/** Returns the first day and the heading of each sheet. Stops at December 9999. */
function sheetsOf(date: CalendarDate, layout: PrintLayout, translate: Translate, locale: string) {
  if (layout.type === 'quarter') {
    const { from, to } = overviewRange(date, 3);
    const { range } = translate(calendarMessages);
    const subheading = range({ from: formatMonth(from, locale), to: formatMonth(to, locale) });
    return [{ day: from, subheading }];
  }
  const length = layout.type === 'months' ? monthsOf(layout) : 1;
  const first = startOfMonth(date);
  const months = Array.from({ length }, (_month, index) => startOfMonth(addMonths(first, index)));
  return [...new Set(months)].map((day) => ({ day, subheading: formatMonth(day, locale) }));
}
