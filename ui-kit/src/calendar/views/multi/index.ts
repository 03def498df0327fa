import { addMonths, endOfMonth, isSameMonth, startOfMonth } from '@content-planner/model';
import { formatMonth, monthHeadingParts } from '../../../dates/format-date.js';
import { calendarMessages } from '../../calendar-messages.js';
import type { CalendarView } from '../calendar-view.js';
import { LateMonthsSelect, LateMultiView } from './LateMultiView.js';
import { multiPart } from './multi-part.js';

/** The multi-month view: two to six months, starting with the cursor's month. */
export const multiView: CalendarView = {
  name: 'multi',
  label: 'Multi',
  component: LateMultiView,
  load: multiPart.load,
  controls: LateMonthsSelect,
  range: (cursor, { months }) => {
    const from = startOfMonth(cursor);
    return { from, to: endOfMonth(addMonths(from, months - 1)) };
  },
  step: addMonths,
  heading: (cursor, { locale }) => monthHeadingParts(cursor, locale),
  describe: (cursor, { months, locale, translate }) => {
    const first = startOfMonth(cursor);
    const last = addMonths(first, months - 1);
    const from = formatMonth(first, locale);
    // In December 9999, the first and last month are the same.
    return isSameMonth(first, last)
      ? from
      : translate(calendarMessages).range({ from, to: formatMonth(last, locale) });
  },
};
