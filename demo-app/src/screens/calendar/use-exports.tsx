import { toSearchParams } from '@content-planner/sdk';
import {
  type CalendarAppearance,
  type CalendarState,
  type DateRange,
  type EntryFeature,
  loadCalendarState,
  overviewView,
  printing,
} from '@content-planner/ui-kit';
import { type ComponentProps, useState } from 'react';
import { paths } from '../../app/paths.js';
import { appearanceOf, filterOf } from '../../app/plan.js';
import { usePrintWindow } from '../../app/use-print-window.js';
import { overviewParams, printLayoutParams } from '../print/print-layout.js';
import { LateCalendarCsv } from './LateCalendarCsv.js';

/** A condition that all kinds meet. */
const OF_ANY_KIND = { field: '@kind', operator: 'isNotEmpty' };

/**
 * The commands that print or download what the calendar displays. To print or save a PDF, they open the print page; for
 * PDFs, a toast explains how to save them.
 *
 * @param range the displayed days
 */
export function useExports(appearance: CalendarAppearance, range: DateRange): EntryFeature[] {
  const { open } = usePrintWindow();
  const [csv, setCsv] = useState<ComponentProps<typeof LateCalendarCsv>['wanted']>(null);
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
      onPrint: ({ state }) => open(path(state), { isPdf: false }),
      onPrintLayout: ({ state, layout }) => open(path(state, printLayoutParams(layout)), { isPdf: false }),
      onPdf: ({ state }) => open(path(state)),
      onCsv: ({ state }) => setCsv({ state, format: 'csv' }),
      onXlsx: ({ state }) => setCsv({ state, format: 'xlsx' }),
    }),
    { name: 'csvFile', layer: <LateCalendarCsv wanted={csv} range={range} /> },
  ];
}
