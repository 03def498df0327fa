import { onDemand } from '../internal/on-demand.js';

/** The calendar's popovers and dialogs, loaded on demand because none of them is visible until the user opens it. */
export const calendarParts = onDemand(() => import('./late-parts.js'));
