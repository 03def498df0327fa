import { onDemand } from '../internal/on-demand.js';

/** What is beside and below the button of the view menu, which is loaded on demand. */
export const viewMenuPart = onDemand(() => import('./late-parts.js'));
