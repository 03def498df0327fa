import type { Kit } from '../../../kit/kit.js';
import type { CalendarViewProps } from '../calendar-view.js';
import type { CalendarCounts } from './calendar-counts.js';
import { countEntries } from './count-entries.js';
import { overviewRange } from './overview-range.js';

/** Returns the application's counts if there are any. Otherwise, counts the given entries. */
export function countsOf({
  counts,
  entries,
  brands,
  kinds,
  cursor,
  today,
  overviewMonths = 12,
}: Pick<CalendarViewProps, 'counts' | 'entries' | 'kinds' | 'cursor' | 'today' | 'overviewMonths'> &
  Pick<Kit, 'brands'>): CalendarCounts {
  if (counts) return counts;
  const { from } = overviewRange(cursor, overviewMonths);
  return countEntries({ entries, brands, kinds, from, months: overviewMonths, today });
}
