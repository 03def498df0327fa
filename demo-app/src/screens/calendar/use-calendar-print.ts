import type { CalendarState } from '@content-planner/ui-kit';
import { paths } from '../../app/paths.js';
import { usePrintWindow } from '../../app/use-print-window.js';

/** The buttons that put the calendar on paper: both open its print page, the PDF one says how to go on (S16). */
export function useCalendarPrint() {
  const { open } = usePrintWindow();
  const path = ({ view, date }: CalendarState) =>
    `${paths.calendarPrint}?${new URLSearchParams({ view, startDate: date })}`;
  return {
    print: ({ state }: { state: CalendarState }) => open(path(state), { isPdf: false }),
    pdf: ({ state }: { state: CalendarState }) => open(path(state)),
  };
}
