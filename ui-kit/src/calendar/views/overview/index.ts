import { addMonths } from '@content-planner/model';
import { formatMonth, formatYear, rangeHeadingParts } from '../../../dates/format-date.js';
import { calendarMessages } from '../../calendar-messages.js';
import type { CalendarView } from '../calendar-view.js';
import { LateOverviewMonths, LateOverviewView } from './LateOverviewView.js';
import { overviewPart } from './overview-part.js';
import { overviewRange } from './overview-range.js';

/** The number of entries in each month of a quarter, half-year or year, by kind and by brand. */
export const overviewView: CalendarView = {
  name: 'overview',
  label: 'Overview',
  component: LateOverviewView,
  load: overviewPart.load,
  controls: LateOverviewMonths,
  showsEntries: false,
  range: (cursor, { overviewMonths = 12 }) => overviewRange(cursor, overviewMonths),
  step: (cursor, direction, { overviewMonths = 12 }) => addMonths(cursor, direction * overviewMonths),
  heading: (cursor, { overviewMonths = 12, locale }) => {
    const { from, to } = overviewRange(cursor, overviewMonths);
    return overviewMonths === 12
      ? [{ text: formatYear(from, locale), isYear: false }]
      : rangeHeadingParts(from, to, locale);
  },
  describe: (cursor, { overviewMonths = 12, locale, translate }) => {
    const { from, to } = overviewRange(cursor, overviewMonths);
    return overviewMonths === 12
      ? formatYear(from, locale)
      : translate(calendarMessages).range({ from: formatMonth(from, locale), to: formatMonth(to, locale) });
  },
  toCsv: async (props) => {
    const [{ overviewCsv }, { countsOf }] = await Promise.all([
      import('./overview-csv.js'),
      import('./counts-of.js'),
    ]);
    return overviewCsv({ ...props, counts: countsOf(props) });
  },
};
