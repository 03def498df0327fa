import type { ReactNode } from 'react';
import { formatLongDate } from '../../../dates/format-date.js';
import type { CalendarLabels } from '../../calendar-labels.js';
import type { DayLayout } from '../../layout/week-layout.js';
import { ROLES } from './roles.js';

/** How one day of a grid stands among the others. */
export interface DayState {
  /** Its place in the week, and its key: the days of another month take over the elements of this one's. */
  column: number;
  isWeekend: boolean;
  isToday: boolean;
  /** In the tab order. */
  isActive: boolean;
}

/** How every day of a view is framed. */
export interface FrameContext {
  labels: CalendarLabels;
  locale: string;
  loading: boolean;
}

interface DayFrameInput extends DayState {
  day: DayLayout;
  context: FrameContext;
  /** A click picks the day instead of going into it. */
  picks?: boolean;
  children: ReactNode;
}

/** What a cell's look depends on. */
export function dayLook(day: DayLayout, { isWeekend, isToday }: Pick<DayState, 'isWeekend' | 'isToday'>) {
  return {
    className: 'cp-day',
    'data-weekend': isWeekend ? '' : undefined,
    'data-outside': day.isOutside || day.isBlank ? '' : undefined,
    'data-today': isToday ? '' : undefined,
  };
}

/** The cell of what is no day: before the year 1, after the year 9999. */
export function blankFrame({ day, ...state }: DayState & { day: DayLayout }) {
  return <div key={state.column} {...dayLook(day, state)} {...ROLES.cell} />;
}

/**
 * The cell of a day and the button that is the day itself, named such as 'Sunday, March 8, 2026, 4 items'.
 * Cells of a table cannot be laid out as a grid of equal rows that bars reach across: roles, no `<td>`.
 */
export function dayFrame({ day, context, picks = false, children, ...state }: DayFrameInput) {
  if (day.isBlank) return blankFrame({ day, ...state });
  const { labels, locale, loading } = context;
  const name = labels.day({
    date: formatLongDate(day.date, locale),
    count: loading ? undefined : day.total,
  });
  return (
    <div
      key={state.column}
      {...dayLook(day, state)}
      {...ROLES.cell}
      data-cp-date={day.date}
      data-picked={picks && state.isActive ? '' : undefined}
    >
      <button
        type="button"
        className="cp-pick"
        tabIndex={state.isActive ? 0 : -1}
        aria-label={name}
        aria-current={state.isToday ? 'date' : undefined}
        aria-pressed={picks ? state.isActive : undefined}
        data-empty={loading || day.total > 0 ? undefined : ''}
      />
      {children}
    </div>
  );
}
