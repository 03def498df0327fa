import { onDemand } from '../internal/on-demand.js';

/**
 * The calendar's popovers and dialogs. They are not visible until the user opens them, so they are loaded on demand.
 */
export const calendarParts = onDemand(() => import('./late-parts.js'));
