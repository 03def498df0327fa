import { addMonths } from '../../../dates/add-months.js';
import { monthHeadingParts } from '../../../dates/format-date.js';
import type { CalendarView } from '../calendar-view.js';
import { AgendaView } from './AgendaView.js';
import { agendaRange } from './agenda-range.js';

/** All entries by date (spec, section 2; decision S13). */
export const agendaView: CalendarView = {
  name: 'agenda',
  label: 'Agenda',
  component: AgendaView,
  range: agendaRange,
  step: addMonths,
  heading: (cursor, { locale }) => monthHeadingParts(cursor, locale),
};
