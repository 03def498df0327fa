import { addMonths } from '@content-planner/model';
import { monthHeadingParts } from '../../../dates/format-date.js';
import { monthRange } from '../../layout/month-range.js';
import type { CalendarView } from '../calendar-view.js';
import { MonthView } from './MonthView.js';

/** The month view: a grid of six weeks, with up to three entries per day. */
export const monthView: CalendarView = {
  name: 'month',
  label: 'Month',
  component: MonthView,
  marksDays: true,
  range: (cursor, { weekStartsOn }) => monthRange(cursor, weekStartsOn),
  step: addMonths,
  heading: (cursor, { locale }) => monthHeadingParts(cursor, locale),
};
