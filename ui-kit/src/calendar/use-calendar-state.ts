import type { CalendarDate } from '@content-planner/model';
import { useEffect, useState } from 'react';
import { shownDate } from '../dates/shown-date.js';
import { useControlled } from '../internal/use-controlled.js';
import { useServerHtml } from '../internal/use-server-html.js';
import {
  type CalendarState,
  defaultCalendarState,
  saveCalendarState,
  storedCalendarState,
} from './calendar-state.js';

interface CalendarStateInput {
  /** The application's state, if the calendar is controlled. */
  state: CalendarState | undefined;
  /** Initial values that override the defaults, if the calendar is not controlled. */
  defaultState: Partial<CalendarState> | undefined;
  onStateChange: ((change: { state: CalendarState }) => void) | undefined;
  /** The `localStorage` key, if the calendar is not controlled. */
  storageKey: string | undefined;
  today: CalendarDate;
}

/** Returns `localStorage`, or null if the page has no access to it, for example in a sandboxed frame. */
function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Returns the calendar's state and a function that changes parts of it. */
export function useCalendarState(input: CalendarStateInput) {
  const { state: given, defaultState, onStateChange, storageKey, today } = input;
  const key = given === undefined ? storageKey : undefined;
  const stored = () => (key === undefined ? {} : storedCalendarState(browserStorage(), key));
  const isServerHtml = useServerHtml();
  const [wasServerHtml] = useState(isServerHtml);
  const [kept, setState] = useControlled<CalendarState>(given, () => ({
    ...defaultCalendarState(today),
    ...defaultState,
    // Hydration must render the same result as the server, which cannot read the browser's storage.
    ...(!isServerHtml && stored()),
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
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
