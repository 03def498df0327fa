import { forwardRef, useMemo } from 'react';
import {
  type CalendarAppearance,
  defaultCalendarAppearance,
} from '../calendar/appearance/calendar-appearance.js';
import { entriesOfKinds } from '../calendar/layout/entries-of-kinds.js';
import type { CalendarDate } from '../dates/calendar-date.js';
import { formatMonth } from '../dates/format-date.js';
import { shownDate } from '../dates/shown-date.js';
import type { Weekday } from '../dates/weekday-of.js';
import { givenList } from '../logs/given-list.js';
import {
  type Brand,
  type CalendarEntry,
  type FieldConfiguration,
  LOG_KINDS,
  type LogKind,
} from '../logs/types.js';
import { type CalendarPrintLabels, calendarPrintLabels } from './calendar-print-labels.js';
import { PrintMonth } from './PrintMonth.js';
import { PrintPage, type PrintPageOptions } from './PrintPage.js';

/** Props of {@link CalendarPrint}. All other props are passed to the root `<div>`. */
export interface CalendarPrintProps extends PrintPageOptions {
  entries: readonly CalendarEntry[];
  brands: readonly Brand[];
  /** Any day of the month to print. */
  date: CalendarDate;
  /** The kinds to print. @default all */
  kinds?: readonly LogKind[];
  /** @default 0, Sunday */
  weekStartsOn?: Weekday;
  /** How entries are colored. `weekStart` applies, too. The other settings are for the screen. */
  appearance?: CalendarAppearance;
  /** The custom fields, if the appearance refers to one. */
  fieldConfigurations?: readonly FieldConfiguration[];
  labels?: Partial<CalendarPrintLabels>;
}

const NO_FIELDS: readonly FieldConfiguration[] = [];

/**
 * A printable month with all its entries, without '+N more'. It has as many weeks as the month requires. Colors appear
 * as swatches with the brand's initials, so that they are distinguishable on a black-and-white printer. If some kinds
 * are hidden, a line below the heading lists the printed kinds.
 *
 * @example
 * <CalendarPrint status={loading ? 'loading' : 'ready'} entries={entries} brands={brands} date="2026-10-14" />
 */
export const CalendarPrint = forwardRef<HTMLDivElement, CalendarPrintProps>(function CalendarPrint(
  {
    entries: givenEntries,
    brands: givenBrands,
    date: givenDate,
    kinds = LOG_KINDS,
    weekStartsOn = 0,
    appearance = defaultCalendarAppearance,
    fieldConfigurations = NO_FIELDS,
    locale = 'en-US',
    labels,
    ...rest
  },
  ref,
) {
  const text = { ...calendarPrintLabels, ...labels };
  const date = shownDate(givenDate, 'date of CalendarPrint');
  const entries = givenList(givenEntries, 'entries of CalendarPrint');
  const brands = givenList(givenBrands, 'brands of CalendarPrint');
  const shown = useMemo(() => entriesOfKinds(entries, kinds), [entries, kinds]);
  const isFiltered = LOG_KINDS.some((kind) => !kinds.includes(kind));
  return (
    <PrintPage
      {...rest}
      {...(isFiltered && { narrowing: text.filtered({ kinds: kinds.map(text.kind) }) })}
      ref={ref}
      locale={locale}
      heading={text.heading}
      subheading={formatMonth(date, locale)}
      labels={text}
    >
      <PrintMonth
        entries={shown}
        brands={brands}
        date={date}
        kinds={kinds}
        weekStartsOn={appearance.weekStart ?? weekStartsOn}
        appearance={appearance}
        fieldConfigurations={fieldConfigurations}
        locale={locale}
        kindLabel={text.kind}
      />
    </PrintPage>
  );
});
