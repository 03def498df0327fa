import { toSearchParams } from '@content-planner/sdk';
import {
  type CalendarState,
  type DateRange,
  type EntryFeature,
  loadCalendarState,
  overviewView,
  printing,
  useMessages,
} from '@content-planner/ui-kit';
import { type ComponentProps, useState } from 'react';
import { lateDialog } from '../../app/late-dialog.js';
import { paths } from '../../app/paths.js';
import { appearanceOf, filterOf, type Plan } from '../../app/plan.js';
import { usePrintWindow } from '../../app/use-print-window.js';
import { overviewParams, printLayoutParams } from '../print/print-layout.js';
import { calendarScreenMessages } from './calendar-screen-messages.js';

/** The lazy version of the component that downloads the calendar's entries. */
const CalendarCsv = lateDialog(
  () => import('./CalendarCsv.js'),
  ({ wanted }) => wanted !== null,
);

/** A condition that all kinds meet. */
const OF_ANY_KIND = { field: '@kind', operator: 'isNotEmpty' };

/**
 * The commands that print or download what the calendar displays. To print or save a PDF, they open the print page; for
 * PDFs, a toast explains how to save them.
 *
 * @param range the displayed days
 */
export function useExports({ state: displayed, appearance }: Plan, range: DateRange): EntryFeature[] {
  const text = useMessages(calendarScreenMessages);
  const isOverview = displayed.view === overviewView.name;
  const { open } = usePrintWindow();
  const [csv, setCsv] = useState<ComponentProps<typeof CalendarCsv>['wanted']>(null);
  const path = (state: CalendarState, given?: Record<string, string>) => {
    const { view, date } = state;
    const layout = given ?? (view === overviewView.name ? overviewParams(state.overviewMonths) : {});
    // If the print page's URL contains no types, the page uses the types that the browser has stored.
    const hasAllKinds = state.kinds === null && loadCalendarState(localStorage).kinds !== null;
    const filter = filterOf(state);
    const narrowing = toSearchParams({
      filter: hasAllKinds ? { ...filter, conditions: [...filter.conditions, OF_ANY_KIND] } : filter,
      appearance: appearanceOf(appearance),
    });
    const params = new URLSearchParams({ view, startDate: date, ...layout });
    for (const [name, value] of narrowing) params.append(name, value);
    return `${paths.calendarPrint}?${params}`;
  };
  return [
    printing({
      texts: isOverview
        ? { print: text.printOverview, pdf: text.downloadOverview }
        : { print: text.printMonth, pdf: text.downloadMonth },
      onPrint: ({ state }) => open(path(state), { isPdf: false }),
      onPrintLayout: ({ state, layout }) => open(path(state, printLayoutParams(layout)), { isPdf: false }),
      onPdf: ({ state }) => open(path(state)),
      onCsv: ({ state }) => setCsv({ state, format: 'csv' }),
      onXlsx: ({ state }) => setCsv({ state, format: 'xlsx' }),
    }),
    { name: 'csvFile', layer: <CalendarCsv wanted={csv} range={range} /> },
  ];
}
