import type { CalendarViewControlsProps, CalendarViewProps } from '../calendar-view.js';
import { ControlsOnDemand, ViewOnDemand } from '../ViewOnDemand.js';
import { overviewPart } from './overview-part.js';

/** The overview, fetched when it is first displayed. */
export function LateOverviewView(props: CalendarViewProps) {
  return <ViewOnDemand part={overviewPart} {...props} />;
}

/** The view's controls, fetched with the view. */
export function LateOverviewMonths(props: CalendarViewControlsProps) {
  return <ControlsOnDemand part={overviewPart} {...props} />;
}
