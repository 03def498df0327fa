import type { CalendarDate } from '@content-planner/model';
import { elementsAt } from '../internal/browser.js';

/** A position in the window, in px. */
export interface Point {
  x: number;
  y: number;
}

/** Returns the day at a point. A bar covers several days, so the topmost element does not determine the day. */
export function dateAt(point: Point): CalendarDate | undefined {
  const day = elementsAt(point).find(
    (element) => element instanceof HTMLElement && element.dataset.cpDate !== undefined,
  );
  return day instanceof HTMLElement ? day.dataset.cpDate : undefined;
}
