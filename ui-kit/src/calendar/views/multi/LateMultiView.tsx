import type { CalendarViewProps } from '../calendar-view.js';
import { ViewOnDemand } from '../ViewOnDemand.js';
import { multiPart } from './multi-part.js';

/** The multi-month view, fetched when it is first displayed. */
export function LateMultiView(props: CalendarViewProps) {
  return <ViewOnDemand part={multiPart} {...props} />;
}
