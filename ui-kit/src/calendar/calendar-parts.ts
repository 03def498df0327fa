import { onDemand } from '../internal/on-demand.js';

/**
 * The calendar's popovers and dialogs. Nothing in them is visible until the user opens one, so they are loaded on
 * demand.
 */
export const calendarParts = onDemand(() => import('./late-parts.js'));
