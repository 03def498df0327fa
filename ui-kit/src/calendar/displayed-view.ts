import { type CalendarDate, FIRST_DATE, LAST_DATE } from '@content-planner/model';
import { warnOnce } from '../internal/warn-once.js';
import type { Translate } from '../messages/translate.js';
import type { CalendarView, CalendarViewContext } from './views/calendar-view.js';
import { monthView } from './views/month/index.js';

/** Returns the view with a name or, if there is none, the month view. */
export function viewNamed(name: string, views: readonly CalendarView[]): CalendarView {
  const view =
    views.find((one) => one.name === name) ??
    views.find((one) => one.name === monthView.name) ??
    views[0] ??
    monthView;
  if (view.name !== name)
    warnOnce(
      `'${name}' is not a view of Calendar: set state.view to one of ${views.map((one) => `'${one.name}'`).join(', ')}. The view '${view.name}' is displayed instead.`,
    );
  return view;
}

interface Place {
  /** The date that the user navigated to. */
  cursor: CalendarDate;
  /** The date that the user has scrolled to. */
  position: CalendarDate;
}

/** Returns what a view displays at a place. */
export function displayedView(
  view: CalendarView,
  { cursor, position }: Place,
  context: CalendarViewContext,
  translate: Translate,
) {
  const heading = view.heading(position, context);
  const step = (direction: -1 | 1) => view.step(position, direction, context);
  return {
    view,
    heading,
    /** The displayed period as text. */
    label: view.describe?.(position, { ...context, translate }) ?? heading.map((part) => part.text).join(''),
    range: view.range(cursor, context),
    /** Returns the date to which a step moves. */
    step,
    /**
     * Returns whether a step changes the displayed days. Near the first or last supported date, a step might have no
     * effect.
     */
    canStep: (direction: -1 | 1) => {
      const next = step(direction);
      if (next > FIRST_DATE && next < LAST_DATE) return true;
      const [here, there] = [view.range(position, context), view.range(next, context)];
      return here.from !== there.from || here.to !== there.to;
    },
  };
}
