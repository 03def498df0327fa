import { onDemand } from '../internal/on-demand.js';

/** The filter popovers. They are not visible until the user opens one, so they are loaded on demand. */
export const filterParts = onDemand(() => import('./late-parts.js'));
