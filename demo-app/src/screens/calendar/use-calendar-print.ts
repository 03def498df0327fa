import type { CalendarState } from '@content-planner/ui-kit';
import { paths } from '../../app/paths.js';
import { usePrintWindow } from '../../app/use-print-window.js';

/** Handlers of the print and PDF buttons. Both open the print page; for a PDF, a toast explains how to save it. */
export function useCalendarPrint() {
  const { open } = usePrintWindow();
  const path = ({ view, date }: CalendarState) =>
    `${paths.calendarPrint}?${new URLSearchParams({ view, startDate: date })}`;
  return {
    print: ({ state }: { state: CalendarState }) => open(path(state), { isPdf: false }),
    pdf: ({ state }: { state: CalendarState }) => open(path(state)),
  };
}
