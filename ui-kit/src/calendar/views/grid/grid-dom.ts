import type { CalendarDate } from '../../../dates/calendar-date.js';
import type { DayLayout } from '../../layout/week-layout.js';

function cellOf(grid: HTMLElement, date: CalendarDate): HTMLElement | null {
  return grid.querySelector<HTMLElement>(`[data-cp-date="${date}"]`);
}

/** Returns a day's own button. */
export function dayButtonOf(grid: HTMLElement, date: CalendarDate): HTMLElement | null {
  return cellOf(grid, date)?.querySelector<HTMLElement>('.cp-pick') ?? null;
}

/** Returns the date of the cell that contains an element. */
export function dateOf(target: EventTarget): CalendarDate | undefined {
  return (target as Element).closest<HTMLElement>('[data-cp-date]')?.dataset.cpDate;
}

/**
 * Returns the buttons in a day from top to bottom: its entries, including entries that began earlier in the week, then
 * '+N more', then the button that adds an entry.
 */
export function itemsOf(grid: HTMLElement, day: DayLayout): HTMLElement[] {
  const cell = cellOf(grid, day.date);
  const row = cell?.closest('[role=row]');
  if (!cell || !row) return [];
  const entries = day.lanes.flatMap((segment) => {
    const button =
      segment && row.querySelector<HTMLElement>(`[data-cp-entry="${CSS.escape(segment.entry.id)}"]`);
    return button ?? [];
  });
  return [...entries, ...cell.querySelectorAll<HTMLElement>('[data-cp-more], [data-cp-add]')];
}
