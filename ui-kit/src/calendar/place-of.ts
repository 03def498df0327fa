import type { CalendarEntry } from '../logs/types.js';

/**
 * Returns an entry's button, or its day's button if the entry is hidden behind '+N more', or null if the day is not
 * displayed.
 */
export function placeOf(
  root: HTMLElement | null,
  { id, startDate }: Pick<CalendarEntry, 'id' | 'startDate'>,
): HTMLElement | null {
  const find = (selector: string) => root?.querySelector<HTMLElement>(selector) ?? null;
  return find(`[data-cp-entry="${CSS.escape(id)}"]`) ?? find(`[data-cp-date="${startDate}"]`);
}
