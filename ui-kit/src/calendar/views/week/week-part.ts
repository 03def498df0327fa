import { onDemand } from '../../../internal/on-demand.js';

/** The code for the week view, loaded on demand. */
export const weekPart = onDemand(() => import('./WeekView.js').then(({ WeekView: View }) => ({ View })));
