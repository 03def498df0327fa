import { useBrands, useCalendar } from '@content-planner/sdk';
import {
  CalendarPrint,
  calendarPrintLabels,
  isCalendarDate,
  loadCalendarState,
  monthRange,
  printRange,
  today,
} from '@content-planner/ui-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTitle } from '../../app/use-title.js';
import { printLayoutOf } from './print-layout.js';
import { usePrintStatus } from './use-print-status.js';

/** /calendar/print: what `layout` says, from the month that contains `startDate`, with the calendar's type filter. */
export default function CalendarPrintScreen() {
  const [search] = useSearchParams();
  const [{ kinds }] = useState(() => loadCalendarState(localStorage));
  const startDate = search.get('startDate') ?? '';
  const date = isCalendarDate(startDate) ? startDate : today();
  const layout = printLayoutOf(search);
  const { from, to } = printRange(date, layout);
  const calendar = useCalendar({ from: monthRange(from).from, to: monthRange(to).to });
  const brands = useBrands();
  const status = usePrintStatus([calendar, brands], calendarPrintLabels);
  // Browsers suggest the title as the file name for the PDF.
  useTitle(`${calendarPrintLabels.heading} ${date.slice(0, 7)}`);
  return (
    <CalendarPrint
      status={status}
      entries={calendar.entries}
      brands={brands.brands}
      date={date}
      layout={layout}
      kinds={kinds}
    />
  );
}
