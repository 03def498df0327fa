import type { CalendarDate } from '@content-planner/model';
import { dayButtonOf } from './grid-dom.js';

/** Scrolls a day's column into view if the grid is wider than its scroller. Never scrolls the page itself. */
export function scrollToDay(scroller: HTMLElement, date: CalendarDate): void {
  const day = dayButtonOf(scroller, date)?.getBoundingClientRect();
  if (day === undefined) return;
  const box = scroller.getBoundingClientRect();
  if (day.left < box.left) scroller.scrollLeft += day.left - box.left;
  else if (day.right > box.right) scroller.scrollLeft += day.right - box.right;
}
