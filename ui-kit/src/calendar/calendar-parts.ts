import { onDemand } from '../internal/on-demand.js';

/** Popovers and dialogs of the calendar, loaded on demand because none is visible before the user opens it. */
export const calendarParts = onDemand(() => import('./late-parts.js'));
