import { onDemand } from '../../internal/on-demand.js';

/** The code that marks days, loaded if users can create an entry of several days. */
export const rangePart = onDemand(() => import('./RangeDrag.js').then(({ RangeDrag }) => RangeDrag));
