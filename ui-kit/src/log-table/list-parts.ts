import { onDemand } from '../internal/on-demand.js';

/** The details and dialogs of a list. They are not visible until the user opens them, so they are loaded on demand. */
export const listParts = onDemand(() => import('./late-list-parts.js'));
