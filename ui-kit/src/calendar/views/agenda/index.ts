import { addMonths } from '@content-planner/model';
import { monthHeadingParts } from '../../../dates/format-date.js';
import type { CalendarView } from '../calendar-view.js';
import { agendaPart } from './agenda-part.js';
import { agendaRange } from './agenda-range.js';
import { LateAgendaView } from './LateAgendaView.js';

/** All entries by date. */
export const agendaView: CalendarView = {
  name: 'agenda',
  label: 'Agenda',
  component: LateAgendaView,
  load: agendaPart.load,
  isEndless: true,
  range: agendaRange,
  step: addMonths,
  heading: (cursor, { locale }) => monthHeadingParts(cursor, locale),
};
