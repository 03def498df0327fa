import type { CalendarEntry } from '../../logs/types.js';

/** Returns the attributes of an entry's element, for the calendar and for the style sheets of applications. */
export const entryData = ({ id, kind, brandId }: Pick<CalendarEntry, 'id' | 'kind' | 'brandId'>) => ({
  'data-cp-entry': id,
  'data-kind': kind,
  'data-brand': brandId,
});
