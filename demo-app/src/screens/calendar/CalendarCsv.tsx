import { conditionOn, withCondition } from '@content-planner/sdk';
import { agendaView, type CalendarState, type DateRange } from '@content-planner/ui-kit';
import { useEffect } from 'react';
import { filterOf } from '../../app/plan.js';
import { useCsvFile } from '../../app/use-csv-file.js';

interface CalendarCsvProps {
  /** What to download, if anything. Each new object starts a download. */
  wanted: { state: CalendarState; format: 'csv' | 'xlsx' } | null;
  /** The displayed days. */
  range: DateRange;
}

/**
 * Downloads a CSV file or an Excel workbook with the entries that the calendar displays. The agenda loads more entries when the user
 * scrolls, so for the agenda, the file contains all entries that match the filter. Renders nothing.
 */
export default function CalendarCsv({ wanted, range: { from, to } }: CalendarCsvProps) {
  const { save } = useCsvFile();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each download
  useEffect(() => {
    if (!wanted) return;
    const { state, format } = wanted;
    const filter = filterOf(state);
    const request = {
      filter: conditionOn(filter, '@showOnCalendar')
        ? filter
        : withCondition(filter, '@showOnCalendar', 'is', true),
      sort: { field: '@date', direction: 'ascending' },
    } as const;
    void (state.view === agendaView.name
      ? save('calendar', request, { format })
      : save(`calendar-${from}-to-${to}`, { ...request, from, to }, { format }));
  }, [wanted]);
  return null;
}
