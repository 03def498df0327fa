import { onDemand } from '../internal/on-demand.js';

/** The list of saved views, which is loaded on demand. */
export const viewMenuPart = onDemand(() => import('./ViewList.js').then(({ ViewList }) => ViewList));
