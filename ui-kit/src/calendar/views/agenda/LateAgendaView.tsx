import type { CalendarViewProps } from '../calendar-view.js';
import { ViewOnDemand } from '../ViewOnDemand.js';
import { agendaPart } from './agenda-part.js';

/** The agenda, fetched when it is first displayed. */
export function LateAgendaView(props: CalendarViewProps) {
  return <ViewOnDemand part={agendaPart} {...props} />;
}
