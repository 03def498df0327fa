import {
  fromSearchParams,
  hasConditions,
  useBrands,
  useCalendar,
  useFieldConfigurations,
  useFilterCounts,
} from '@content-planner/sdk';
import {
  CalendarPrint,
  calendarPrintMessages,
  defaultCalendarAppearance,
  isCalendarDate,
  KitProvider,
  monthRange,
  printRange,
  today,
  useKinds,
  useTranslate,
} from '@content-planner/ui-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { filterNames } from '../../app/filter-names.js';
import { useTitle } from '../../app/use-title.js';
import { OverviewPrintScreen } from './OverviewPrintScreen.js';
import { isOverview, printLayoutOf } from './print-layout.js';
import { printedFilter } from './printed-filter.js';
import { usePrintStatus } from './use-print-status.js';

/**
 * Prints the entries in the URL's `layout`, starting with the month that contains `startDate`. Applies the filters and
 * the appearance from the URL. If the URL contains no types, applies the calendar's type filter.
 */
function EntriesPrintScreen({ search }: { search: URLSearchParams }) {
  const translate = useTranslate();
  const allKinds = useKinds();
  const startDate = search.get('startDate') ?? '';
  const date = isCalendarDate(startDate) ? startDate : today();
  const layout = printLayoutOf(search);
  const { from, to } = printRange(date, layout);
  const [{ kinds, filter }] = useState(() => printedFilter(search));
  const [appearance] = useState(() => ({
    ...defaultCalendarAppearance,
    ...fromSearchParams(search).appearance,
  }));
  const calendar = useCalendar({
    from: monthRange(from).from,
    to: monthRange(to).to,
    filter,
    includeCustomFields: typeof appearance.colorBy === 'object' || appearance.shows.fieldId !== null,
  });
  const brands = useBrands();
  const fields = useFieldConfigurations();
  const isFiltered = hasConditions(filter);
  const counts = useFilterCounts(isFiltered ? { from, to } : null);
  const status = usePrintStatus([calendar, brands, counts, fields]);
  // Browsers suggest the title as the file name for the PDF.
  const filters = filterNames({
    filter,
    brands: brands.brands,
    fieldConfigurations: fields.fieldConfigurations,
    kinds: allKinds,
    translate,
  });
  useTitle(`${translate(calendarPrintMessages).heading} ${date.slice(0, 7)}`);
  return (
    <KitProvider brands={brands.brands} fields={fields.fieldConfigurations}>
      <CalendarPrint
        status={status}
        entries={calendar.entries}
        appearance={appearance}
        date={date}
        layout={layout}
        kinds={kinds}
        filters={filters}
        {...(counts.counts && { total: counts.counts.total })}
      />
    </KitProvider>
  );
}

/** The page at `/calendar/print`: the overview or the entries. */
export default function CalendarPrintScreen() {
  const [search] = useSearchParams();
  return isOverview(search) ? (
    <OverviewPrintScreen search={search} />
  ) : (
    <EntriesPrintScreen search={search} />
  );
}
