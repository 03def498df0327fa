import { featureState } from '../../entries/feature-state.js';
import type { CalendarEntry } from '../../logs/types.js';
import { NO_OVERLAY } from './move-overlay.js';

/** The differences between the displayed entries and the application's entries. */
export const moveState = featureState(NO_OVERLAY);

/** The entry whose move dialog is open. */
export const askedToMove = featureState<CalendarEntry | null>(null);
