import { type CalendarState, conditionOn, NO_FILTER, withCondition } from '@content-planner/ui-kit';
import { useEffect, useMemo, useState } from 'react';

/** How long to wait after the last keystroke before the planner counts entries, in ms. */
const DELAY = 200;

/**
 * Returns the state to use in requests. While the user is typing, this state contains the previous search text, so that
 * not every keystroke sends a request. In the meantime, the calendar itself filters the loaded entries.
 */
export function useAskedState(state: CalendarState): CalendarState {
  const { filter = NO_FILTER } = state;
  const text = conditionOn(filter, '@title', 'contains')?.value;
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  return useMemo(() => {
    if (asked === text) return state;
    return { ...state, filter: withCondition(filter, '@title', 'contains', asked) };
  }, [state, filter, text, asked]);
}
