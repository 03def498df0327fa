import { onDemand } from './on-demand.js';

/** What floats of a menu. */
export const menuPart = onDemand(() => import('./MenuContent.js').then(({ MenuContent }) => MenuContent));
