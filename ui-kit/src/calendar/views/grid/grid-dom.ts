import type { CalendarDate } from '@content-planner/model';
import { cssString } from '../../../internal/css-string.js';
import type { DayLayout } from '../../layout/week-layout.js';

function cellOf(grid: HTMLElement, date: CalendarDate): HTMLElement | null {
  return grid.querySelector<HTMLElement>(`[data-cp-date="${date}"]`);
}

/** Returns the button for a day itself, not the button of one of its entries. */
export function dayButtonOf(grid: HTMLElement, date: CalendarDate): HTMLElement | null {
  return cellOf(grid, date)?.querySelector<HTMLElement>('.cp-pick') ?? null;
}

/** Returns the date of the cell that contains an element. */
export function dateOf(target: EventTarget): CalendarDate | undefined {
  return (target as Element).closest<HTMLElement>('[data-cp-date]')?.dataset.cpDate;
}

/**
 * Returns the buttons in a day from top to bottom: the entries, including those that began earlier in the week, then
 * '+N more', and then the button that adds an entry.
 */
export function itemsOf(grid: HTMLElement, day: DayLayout): HTMLElement[] {
  const cell = cellOf(grid, day.date);
  const row = cell?.closest('[role=row]');
  if (!cell || !row) return [];
  const entries = day.lanes.flatMap((segment) => {
    const button =
      segment && row.querySelector<HTMLElement>(`[data-cp-entry=${cssString(segment.entry.id)}]`);
    return button ?? [];
  });
  return [...entries, ...cell.querySelectorAll<HTMLElement>('[data-cp-more], [data-cp-add]')];
}
