import { addDays } from '@content-planner/model';
import { createElement } from 'react';
import { formatLongDate, rangeHeadingParts } from '../../../dates/format-date.js';
import { onDemand } from '../../../internal/on-demand.js';
import { calendarMessages } from '../../calendar-messages.js';
import type { CalendarView, CalendarViewProps } from '../calendar-view.js';
import { ViewOnDemand } from '../ViewOnDemand.js';
import { weeksRange } from './weeks-range.js';

/** Options of {@link weeksView}. */
export interface WeeksViewOptions extends Partial<Pick<CalendarView, 'name'>>, Pick<CalendarView, 'label'> {
  /** The number of weeks. */
  weeks: number;
}

/**
 * A view with a number of weeks, which look like those of the month view. Days display as many entries as fit. Create it
 * outside components. By default, its name is `weeks`.
 *
 * @example <Calendar entries={entries} views={[...calendarViews, weeksView({ weeks: 2, label: '2 weeks' })]} />
 */
export function weeksView({ weeks, label, name = 'weeks' }: WeeksViewOptions): CalendarView {
  const part = onDemand(() =>
    import('./WeeksView.js').then(({ WeeksView }) => ({
      // biome-ignore lint/correctness/noComponentHookFactories: called once for each view
      View: (props: CalendarViewProps) => createElement(WeeksView, { ...props, count: weeks }),
    })),
  );
  return {
    name,
    label,
    component: (props) => createElement(ViewOnDemand, { part, ...props }),
    load: part.load,
    marksDays: true,
    range: (cursor, { weekStartsOn }) => weeksRange(cursor, weekStartsOn, weeks),
    step: (cursor, direction) => addDays(cursor, 7 * weeks * direction),
    heading: (cursor, { weekStartsOn, locale }) => {
      const { from, to } = weeksRange(cursor, weekStartsOn, weeks);
      return rangeHeadingParts(from, to, locale);
    },
    describe: (cursor, { weekStartsOn, locale, translate }) => {
      const { from, to } = weeksRange(cursor, weekStartsOn, weeks);
      return translate(calendarMessages).range({
        from: formatLongDate(from, locale),
        to: formatLongDate(to, locale),
      });
    },
  };
}
