import type { CalendarEntry } from '../logs/types.js';

/** Returns a blog post with only an id, a title and a date. */
export const entryOn = (id: string, startDate = '2026-11-10', title = `Entry ${id}`): CalendarEntry => ({
  id,
  kind: 'blog',
  title,
  startDate,
  endDate: startDate,
  brandId: null,
  color: null,
});
