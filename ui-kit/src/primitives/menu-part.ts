import { onDemand } from '../internal/on-demand.js';

/** The code of the content of menus. */
export const menuPart = onDemand(() => import('./MenuContent.js').then(({ MenuContent }) => MenuContent));
