import { toSearchParams } from '@content-planner/sdk';
import {
  type CalendarAppearance,
  type CalendarState,
  loadCalendarState,
  overviewView,
  type PrintLayout,
} from '@content-planner/ui-kit';
import { paths } from '../../app/paths.js';
import { appearanceOf, filterOf } from '../../app/plan.js';
import { usePrintWindow } from '../../app/use-print-window.js';
import { overviewParams, printLayoutParams } from '../print/print-layout.js';

/** A condition that all kinds meet. */
const OF_ANY_KIND = { field: '@kind', operator: 'isNotEmpty' };

/**
 * Returns handlers for the print and PDF buttons and the print menu. All of them open the print page. The handler for
 * PDFs also shows a toast that explains how to save the PDF.
 */
export function useCalendarPrint(appearance: CalendarAppearance) {
  const { open } = usePrintWindow();
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
  return {
    print: ({ state }: { state: CalendarState }) => open(path(state), { isPdf: false }),
    printLayout: ({ state, layout }: { state: CalendarState; layout: PrintLayout }) =>
      open(path(state, printLayoutParams(layout)), { isPdf: false }),
    pdf: ({ state }: { state: CalendarState }) => open(path(state)),
  };
}
