import type { CalendarState } from '@content-planner/ui-kit';
import { paths } from '../../app/paths.js';
import { usePrintWindow } from '../../app/use-print-window.js';

/**
 * Returns handlers for the print and PDF buttons. Both open the print page. The one for PDFs also shows a toast that
 * explains how to save the PDF.
 */
export function useCalendarPrint() {
  const { open } = usePrintWindow();
  const path = ({ view, date }: CalendarState) =>
    `${paths.calendarPrint}?${new URLSearchParams({ view, startDate: date })}`;
  return {
    print: ({ state }: { state: CalendarState }) => open(path(state), { isPdf: false }),
    pdf: ({ state }: { state: CalendarState }) => open(path(state)),
  };
}
