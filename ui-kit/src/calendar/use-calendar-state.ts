import type { CalendarDate } from '../logs/types.js';
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
  const [state, setState] = useControlled<CalendarState>(given, () => ({
    ...defaultCalendarState(today),
    ...defaultState,
  }));
  const change = (part: Partial<CalendarState>) => {
    const next = { ...state, ...part };
    setState(next);
    onStateChange?.({ state: next });
  };
  return [state, change] as const;
}
