import { onDemand } from '../../internal/on-demand.js';

/** The code for marking days, loaded only if users can create entries that span several days. */
export const rangePart = onDemand(() => import('./RangeDrag.js').then(({ RangeDrag }) => RangeDrag));
