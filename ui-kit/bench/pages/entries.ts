import { addDays } from '@content-planner/model';
import { type CalendarEntry, LOG_KINDS } from '../../src/logs/types.js';

/** The first displayed month and the next one. */
const MONTHS = [
  { start: '2026-10-01', days: 31, name: 'October' },
  { start: '2026-11-01', days: 30, name: 'November' },
] as const;

/**
 * Returns `perMonth` entries for each month. One in eight entries spans several days. Each title starts with the
 * month's name.
 */
export function entries(perMonth: number): CalendarEntry[] {
  return MONTHS.flatMap(({ start, days, name }) =>
    Array.from({ length: perMonth }, (_entry, index): CalendarEntry => {
      const startDate = addDays(start, (index * 17) % days);
      const length = index % 8 === 0 ? 1 + (index % 5) : 0;
      return {
        id: `${name}-${index}`,
        kind: LOG_KINDS[index % LOG_KINDS.length] ?? 'other',
        title: `${name} ${(index * 7919) % perMonth}`,
        startDate,
        endDate: addDays(startDate, length),
        brandId: null,
        color: null,
      };
    }),
  );
}
