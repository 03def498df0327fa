import fc from 'fast-check';
import { FIRST_DATE, LAST_DATE } from '../../src/dates/calendar-date.js';
import { dayNumber, fromDayNumber } from '../../src/dates/days.js';

/** Generates dates in the years 1 to 9999, for property tests. */
export const arbitraryDate = fc
  .integer({ min: dayNumber(FIRST_DATE), max: dayNumber(LAST_DATE) })
  .map(fromDayNumber);
