import { featureState } from '../entries/feature-state.js';
import type { CalendarEntry } from '../logs/types.js';

/** The selected entries, which include those that the calendar no longer displays. */
export const chosenState = featureState<readonly CalendarEntry[]>([]);
