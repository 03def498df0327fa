import type { CalendarDate } from '../dates/calendar-date.js';

/** A position in the window, in px. */
export interface Point {
  x: number;
  y: number;
}

/** Returns the day at a point. A bar covers several days, so the topmost element does not determine the day. */
export function dateAt({ x, y }: Point): CalendarDate | undefined {
  const day = document
    .elementsFromPoint(x, y)
    .find((element) => element instanceof HTMLElement && element.dataset.cpDate !== undefined);
  return day instanceof HTMLElement ? day.dataset.cpDate : undefined;
}
