import type { CalendarViewProps } from '../calendar-view.js';
import { ViewOnDemand } from '../ViewOnDemand.js';
import { overviewPart } from './overview-part.js';

/** The overview, fetched when it is first displayed. */
export function LateOverviewView(props: CalendarViewProps) {
  return <ViewOnDemand part={overviewPart} {...props} />;
}
