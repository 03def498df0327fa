import { type CalendarDate, today } from '@content-planner/model';
import { useSyncExternalStore } from 'react';
import { shownDate } from '../dates/shown-date.js';
import { useKit } from '../kit/use-kit.js';

const CHECK_EVERY_MS = 60_000;

/** Checks the date every minute and when the page becomes visible, so that the highlight moves at midnight. */
function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

const never = () => () => {};

/**
 * Returns the given date, the date of the {@link KitProvider}, or today's date in the user's time zone. Pass a date if
 * you render on the server.
 */
export function useToday(own?: CalendarDate): CalendarDate {
  const kit = useKit();
  const given = own ?? kit.today;
  const known = given === undefined ? undefined : shownDate(given, 'today of Calendar');
  const current = () => known ?? today();
  return useSyncExternalStore(known === undefined ? subscribe : never, current, current);
}
