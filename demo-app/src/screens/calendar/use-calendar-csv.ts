import { agendaView, type CalendarState, type DateRange } from '@content-planner/ui-kit';
import { filterOf } from '../../app/plan.js';
import { useCsvFile } from '../../app/use-csv-file.js';

/**
 * Returns a function that downloads the entries that the calendar displays as a CSV file. The agenda loads more entries
 * when the user scrolls, so that it exports all entries that match the filter.
 *
 * @param input.isEmpty whether the calendar displays no entries
 */
export function useCalendarCsv({ range: { from, to }, isEmpty }: { range: DateRange; isEmpty: boolean }) {
  const { save, refuse } = useCsvFile();
  return ({ state }: { state: CalendarState }) => {
    if (isEmpty) return refuse('There are no entries to export.');
    const request = {
      filter: { isVisible: true, ...filterOf(state) },
      sort: { by: 'date', direction: 'ascending' },
    } as const;
    void (state.view === agendaView.name
      ? save('calendar', request)
      : save(`calendar-${from}-to-${to}`, { ...request, from, to }));
  };
}
