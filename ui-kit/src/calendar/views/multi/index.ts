import { addDays } from '../../../dates/add-days.js';
import { addMonths } from '../../../dates/add-months.js';
import { formatMonth, monthHeadingParts } from '../../../dates/format-date.js';
import { startOfMonth } from '../../../dates/start-of-month.js';
import type { CalendarView } from '../calendar-view.js';
import { MonthsSelect } from './MonthsSelect.js';
import { MultiView } from './MultiView.js';

/** Two to six months from the cursor's on (spec, section 2). */
export const multiView: CalendarView = {
  name: 'multi',
  label: 'Multi',
  component: MultiView,
  controls: MonthsSelect,
  range: (cursor, { months }) => {
    const from = startOfMonth(cursor);
    return { from, to: addDays(addMonths(from, months), -1) };
  },
  step: addMonths,
  heading: (cursor, { locale }) => monthHeadingParts(cursor, locale),
  describe: (cursor, { months, locale, labels }) =>
    labels.range({
      from: formatMonth(cursor, locale),
      to: formatMonth(addMonths(startOfMonth(cursor), months - 1), locale),
    }),
};
