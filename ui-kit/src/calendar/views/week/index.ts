import { addDays, type CalendarDate, weekOf } from '@content-planner/model';
import { formatLongDate, rangeHeadingParts } from '../../../dates/format-date.js';
import { calendarMessages } from '../../calendar-messages.js';
import { rangeOfDays } from '../../layout/range-of-days.js';
import type { CalendarView, CalendarViewContext } from '../calendar-view.js';
import { LateWeekView } from './LateWeekView.js';
import { weekPart } from './week-part.js';

function range(cursor: CalendarDate, { weekViewStartsOn }: CalendarViewContext) {
  return rangeOfDays(weekOf(cursor, weekViewStartsOn), cursor);
}

/** The week view, from Monday to Sunday by default. */
export const weekView: CalendarView = {
  name: 'week',
  label: 'Week',
  component: LateWeekView,
  load: weekPart.load,
  marksDays: true,
  range,
  step: (cursor, direction) => addDays(cursor, 7 * direction),
  heading: (cursor, context) => {
    const { from, to } = range(cursor, context);
    return rangeHeadingParts(from, to, context.locale);
  },
  describe: (cursor, { translate, ...context }) => {
    const { from, to } = range(cursor, context);
    return translate(calendarMessages).range({
      from: formatLongDate(from, context.locale),
      to: formatLongDate(to, context.locale),
    });
  },
};
