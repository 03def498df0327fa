import { isCalendarDate } from '../dates/is-calendar-date.js';
import type { CalendarDate } from '../logs/types.js';
import { warnOnce } from '../primitives/warn-once.js';
import { type CalendarState, defaultCalendarState } from './calendar-state.js';
import { useControlled } from './use-controlled.js';

interface CalendarStateInput {
  /** The host's state, where it keeps it. */
  state: CalendarState | undefined;
  /** What differs at first where it is kept here. */
  defaultState: Partial<CalendarState> | undefined;
  onStateChange: ((change: { state: CalendarState }) => void) | undefined;
  today: CalendarDate;
}

/** The calendar's state and what changes parts of it. */
export function useCalendarState({ state: given, defaultState, onStateChange, today }: CalendarStateInput) {
  const [kept, setState] = useControlled<CalendarState>(given, () => ({
    ...defaultCalendarState(today),
    ...defaultState,
  }));
  const isDay = isCalendarDate(kept.date);
  if (!isDay)
    warnOnce(
      `'${kept.date}' is no date that a Calendar can show: give state.date as YYYY-MM-DD. It shows today instead.`,
    );
  const state = isDay ? kept : { ...kept, date: today };
  const change = (part: Partial<CalendarState>) => {
    const next = { ...state, ...part };
    setState(next);
    onStateChange?.({ state: next });
  };
  return [state, change] as const;
}
