import { useSyncExternalStore } from 'react';
import { shownDate } from '../dates/shown-date.js';
import { today } from '../dates/today.js';
import type { CalendarDate } from '../logs/types.js';

const CHECK_EVERY_MS = 60_000;

/** Looks again every minute and when the page comes back to the front, so that midnight moves the mark. */
function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

const never = () => () => {};

/** The given day, or the day it is now for whoever looks. Give one when rendering on a server. */
export function useToday(given: CalendarDate | undefined): CalendarDate {
  const known = given === undefined ? undefined : shownDate(given, 'today of Calendar');
  const current = () => known ?? today();
  return useSyncExternalStore(known === undefined ? subscribe : never, current, current);
}
