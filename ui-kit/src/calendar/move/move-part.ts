import { onDemand } from '../../internal/on-demand.js';

/** The code that moves entries, loaded only if the application accepts moves. */
export const movePart = onDemand(() => import('./moving-part.js'));
