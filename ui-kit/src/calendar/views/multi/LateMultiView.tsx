import type { CalendarViewControlsProps, CalendarViewProps } from '../calendar-view.js';
import { ControlsOnDemand, ViewOnDemand } from '../ViewOnDemand.js';
import { multiPart } from './multi-part.js';

/** The multi-month view, fetched when it is first displayed. */
export function LateMultiView(props: CalendarViewProps) {
  return <ViewOnDemand part={multiPart} {...props} />;
}

/** The view's controls, fetched with the view. */
export function LateMonthsSelect(props: CalendarViewControlsProps) {
  return <ControlsOnDemand part={multiPart} {...props} />;
}
