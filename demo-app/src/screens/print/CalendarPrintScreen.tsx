import { useBrands, useCalendar } from '@content-planner/sdk';
import {
  CalendarPrint,
  calendarPrintLabels,
  isCalendarDate,
  loadCalendarState,
  monthRange,
  today,
} from '@content-planner/ui-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTitle } from '../../app/use-title.js';
import { usePrintStatus } from './use-print-status.js';

/** /calendar/print: the month that contains `startDate`, with the calendar's type filter. */
export default function CalendarPrintScreen() {
  const [search] = useSearchParams();
  const [{ kinds }] = useState(() => loadCalendarState(localStorage));
  const startDate = search.get('startDate') ?? '';
  const date = isCalendarDate(startDate) ? startDate : today();
  const calendar = useCalendar(monthRange(date));
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
      kinds={kinds}
    />
  );
}
