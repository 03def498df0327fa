import type { ReactNode } from 'react';
import { formatLongDate } from '../../../dates/format-date.js';
import type { TextsOf } from '../../../messages/define-messages.js';
import type { calendarMessages } from '../../calendar-messages.js';
import type { DayLayout } from '../../layout/week-layout.js';
import { ROLES } from './roles.js';

/** The state of a day in a grid. */
export interface DayState {
  /** The column in the week. Also used as the key, so that React reuses the elements when the month changes. */
  column: number;
  isWeekend: boolean;
  isToday: boolean;
  /** Whether the day is in the tab order. */
  isActive: boolean;
}

/** Settings that all cells in a view share. */
export interface FrameContext {
  text: TextsOf<typeof calendarMessages>;
  locale: string;
  loading: boolean;
}

interface DayFrameInput extends DayState {
  day: DayLayout;
  context: FrameContext;
  /** Whether a click selects the day instead of opening it. */
  picks?: boolean;
  children: ReactNode;
}

/** Returns the attributes that determine how a cell is styled. */
export function dayLook(day: DayLayout, { isWeekend, isToday }: Pick<DayState, 'isWeekend' | 'isToday'>) {
  return {
    className: 'cp-day',
    'data-weekend': isWeekend ? '' : undefined,
    'data-outside': day.isOutside || day.isBlank ? '' : undefined,
    'data-today': isToday ? '' : undefined,
  };
}

/** Renders an empty cell, for days before the year 1 or after the year 9999. */
export function blankFrame({ day, ...state }: DayState & { day: DayLayout }) {
  return <div key={state.column} {...dayLook(day, state)} {...ROLES.cell} />;
}

/**
 * Renders a day's cell and its button, which has a name such as 'Sunday, March 8, 2026, 4 items'. The cell uses roles
 * instead of `<td>`, because table cells cannot form a grid of equal rows with bars across them.
 */
export function dayFrame({ day, context, picks = false, children, ...state }: DayFrameInput) {
  if (day.isBlank) return blankFrame({ day, ...state });
  const { text, locale, loading } = context;
  const name = text.day({
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
