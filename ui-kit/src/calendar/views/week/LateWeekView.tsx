import type { CalendarViewProps } from '../calendar-view.js';
import { ViewOnDemand } from '../ViewOnDemand.js';
import { weekPart } from './week-part.js';

/** The week view, fetched when it is first displayed. */
export function LateWeekView(props: CalendarViewProps) {
  return <ViewOnDemand part={weekPart} {...props} />;
}
