import { onDemand } from '../../internal/on-demand.js';

/** The code that selects entries, loaded only if the application accepts selections. */
export const selectionPart = onDemand(() => import('./CalendarSelection.js'));
