import { type CalendarState, useToast } from '@content-planner/ui-kit';
import { paths } from '../../app/paths.js';

const OPENED = {
  title: 'Print window opened',
  description: "Use your browser's print dialog to save as PDF or print.",
};

/** The buttons that put the calendar on paper: both open its print page, the PDF one says how to go on (S16). */
export function useCalendarPrint() {
  const toast = useToast();
  const open = ({ view, date }: CalendarState) =>
    window.open(`${paths.calendarPrint}?${new URLSearchParams({ view, startDate: date })}`);
  return {
    print: ({ state }: { state: CalendarState }) => {
      open(state);
    },
    pdf: ({ state }: { state: CalendarState }) => {
      open(state);
      toast(OPENED);
    },
  };
}
