import fc from 'fast-check';
import { dayNumber } from './day-number.js';
import { fromDayNumber } from './from-day-number.js';
import { FIRST_DATE, LAST_DATE } from './limits.js';

/** Generates dates in the years 1 to 9999, for property tests. */
export const arbitraryDate = fc
  .integer({ min: dayNumber(FIRST_DATE), max: dayNumber(LAST_DATE) })
  .map(fromDayNumber);
