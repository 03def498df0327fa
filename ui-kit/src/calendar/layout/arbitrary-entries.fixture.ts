import { addDays } from '@content-planner/model';
import fc from 'fast-check';
import type { CalendarEntry } from '../../logs/types.js';

const arbitraryEntry = fc
  .record({
    offset: fc.integer({ min: -10, max: 50 }),
    length: fc.oneof(fc.constant(0), fc.nat(20)),
    title: fc.nat(30),
  })
  .map(({ offset, length, title }): Omit<CalendarEntry, 'id'> => {
    const startDate = addDays('2026-09-27', offset);
    return {
      kind: 'event',
      title: `T${title}`,
      startDate,
      endDate: addDays(startDate, length),
      brandId: null,
      color: null,
    };
  });

/** Generates up to 60 entries around October 2026. About half of them are multi-day, and some have the same title. */
export const arbitraryEntries = fc
  .array(arbitraryEntry, { maxLength: 60 })
  .map((entries) => entries.map((entry, index): CalendarEntry => ({ ...entry, id: String(index) })));
