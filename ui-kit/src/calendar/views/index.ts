import { agendaView } from './agenda/index.js';
import type { CalendarView } from './calendar-view.js';
import { monthView } from './month/index.js';
import { multiView } from './multi/index.js';
import { overviewView } from './overview/index.js';
import { weekView } from './week/index.js';

/** The built-in views, in the order of the view switch. */
export const calendarViews: readonly CalendarView[] = [
  multiView,
  monthView,
  weekView,
  agendaView,
  overviewView,
];
