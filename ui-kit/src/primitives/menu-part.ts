import { onDemand } from '../internal/on-demand.js';

/** The code for menu content, loaded on demand. */
export const menuPart = onDemand(() => import('./MenuContent.js').then(({ MenuContent }) => MenuContent));
