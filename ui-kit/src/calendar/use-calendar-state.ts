import { shownDate } from '../dates/shown-date.js';
import type { CalendarDate } from '../logs/types.js';
import { useControlled } from '../primitives/use-controlled.js';
import { type CalendarState, defaultCalendarState } from './calendar-state.js';

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
  const date = shownDate(kept.date, 'state.date of Calendar', today);
  const state = date === kept.date ? kept : { ...kept, date };
  const change = (part: Partial<CalendarState>) => {
    const next = { ...state, ...part };
    setState(next);
    onStateChange?.({ state: next });
  };
  return [state, change] as const;
}
