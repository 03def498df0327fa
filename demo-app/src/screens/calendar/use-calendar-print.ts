import type { CalendarState, PrintLayout } from '@content-planner/ui-kit';
import { paths } from '../../app/paths.js';
import { usePrintWindow } from '../../app/use-print-window.js';
import { printLayoutParams } from '../print/print-layout.js';

/**
 * Returns handlers for the print and PDF buttons and the print menu. All open the print page. The one for PDFs also shows a toast that
 * explains how to save the PDF.
 */
export function useCalendarPrint() {
  const { open } = usePrintWindow();
  const path = ({ view, date }: CalendarState, layout: Record<string, string> = {}) =>
    `${paths.calendarPrint}?${new URLSearchParams({ view, startDate: date, ...layout })}`;
  return {
    print: ({ state }: { state: CalendarState }) => open(path(state), { isPdf: false }),
    printLayout: ({ state, layout }: { state: CalendarState; layout: PrintLayout }) =>
      open(path(state, printLayoutParams(layout)), { isPdf: false }),
    pdf: ({ state }: { state: CalendarState }) => open(path(state)),
  };
}
