import { onDemand } from '../internal/on-demand.js';

/** The menu of a value, which loads on demand. */
export const valueMenuPart = onDemand(() => import('./ValueMenu.js').then(({ ValueMenu }) => ValueMenu));
