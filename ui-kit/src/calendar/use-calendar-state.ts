import { useEffect, useState } from 'react';
import { shownDate } from '../dates/shown-date.js';
import type { CalendarDate } from '../logs/types.js';
import { useControlled } from '../primitives/use-controlled.js';
import { useServerHtml } from '../primitives/use-server-html.js';
import {
  type CalendarState,
  defaultCalendarState,
  saveCalendarState,
  storedCalendarState,
} from './calendar-state.js';

interface CalendarStateInput {
  /** The host's state, if the host keeps it. */
  state: CalendarState | undefined;
  /** What differs from the default at first, if it is kept here. */
  defaultState: Partial<CalendarState> | undefined;
  onStateChange: ((change: { state: CalendarState }) => void) | undefined;
  /** Under which key the browser remembers it, if it is kept here. */
  storageKey: string | undefined;
  today: CalendarDate;
}

/** Null if the page is not allowed to use it, as in a sandboxed frame. */
function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** The calendar's state and what changes parts of it. */
export function useCalendarState(input: CalendarStateInput) {
  const { state: given, defaultState, onStateChange, storageKey, today } = input;
  const key = given === undefined ? storageKey : undefined;
  const stored = () => (key === undefined ? {} : storedCalendarState(browserStorage(), key));
  const isServerHtml = useServerHtml();
  const [wasServerHtml] = useState(isServerHtml);
  const [kept, setState] = useControlled<CalendarState>(given, () => ({
    ...defaultCalendarState(today),
    ...defaultState,
    // The server knows nothing of it, and hydration has to render what the server did.
    ...(!isServerHtml && stored()),
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useEffect(() => {
    if (wasServerHtml && key !== undefined) setState({ ...kept, ...stored() });
  }, []);
  const date = shownDate(kept.date, 'state.date of Calendar', today);
  const state = date === kept.date ? kept : { ...kept, date };
  const change = (part: Partial<CalendarState>) => {
    const next = { ...state, ...part };
    setState(next);
    if (key !== undefined) saveCalendarState(browserStorage(), next, key);
    onStateChange?.({ state: next });
  };
  return [state, change] as const;
}
