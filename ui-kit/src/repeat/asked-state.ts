import { featureState } from '../entries/feature-state.js';
import type { CalendarEntry } from '../logs/types.js';

/** The entry that the user wants to repeat, until the dialog opens. */
export const askedState = featureState<CalendarEntry | null>(null);
