import { onDemand } from '../primitives/on-demand.js';

/** What floats over the calendar: nothing of it shows before somebody asks for it. */
export const calendarParts = onDemand(() => import('./late-parts.js'));
