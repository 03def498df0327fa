import { toSearchParams, withCondition } from '@content-planner/sdk';
import {
  type CalendarAppearance,
  type CalendarState,
  LOG_KINDS,
  loadCalendarState,
  overviewView,
  type PrintLayout,
} from '@content-planner/ui-kit';
import { paths } from '../../app/paths.js';
import { appearanceOf, filterOf } from '../../app/plan.js';
import { usePrintWindow } from '../../app/use-print-window.js';
import { overviewParams, printLayoutParams } from '../print/print-layout.js';

const hasAllKinds = ({ kinds }: CalendarState) => LOG_KINDS.every((kind) => kinds.includes(kind));

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
    const isPlain = hasAllKinds(state) && hasAllKinds(loadCalendarState(localStorage));
    const narrowing = toSearchParams({
      filter: isPlain ? filterOf(state) : withCondition(filterOf(state), '@kind', 'isAnyOf', state.kinds),
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
