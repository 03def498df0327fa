import { cssString } from '../internal/css-string.js';
import type { CalendarEntry } from '../logs/types.js';

/**
 * Returns an entry's button. If the entry is hidden behind '+N more', returns the cell of its first day. Returns null
 * if that day is not displayed.
 */
export function placeOf(
  root: HTMLElement | null,
  { id, startDate }: Pick<CalendarEntry, 'id' | 'startDate'>,
): HTMLElement | null {
  const find = (selector: string) => root?.querySelector<HTMLElement>(selector) ?? null;
  return find(`[data-cp-entry=${cssString(id)}]`) ?? find(`[data-cp-date="${startDate}"]`);
}
