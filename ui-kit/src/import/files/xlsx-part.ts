import { onDemand } from '../../internal/on-demand.js';

/** The library that writes Excel workbooks. It is loaded on demand. */
export const xlsxPart = onDemand(() => import('./to-xlsx.js').then(({ toXlsx }) => toXlsx));
