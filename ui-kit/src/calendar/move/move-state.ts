import { featureState } from '../../entries/feature-state.js';
import type { CalendarEntry } from '../../logs/types.js';
import { NO_OVERLAY } from './move-overlay.js';

/** The differences between the displayed entries and the application's entries. */
export const moveState = featureState(NO_OVERLAY);

/** The entry that the user moves with a command: by `days`, or with the dialog, which is then open. */
export const askedToMove = featureState<{ entry: CalendarEntry; days?: number } | null>(null);
