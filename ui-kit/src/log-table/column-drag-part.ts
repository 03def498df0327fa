import { onDemand } from '../internal/on-demand.js';

/** Loads drag and drop when the column settings open. Servers must not import it: its library only works with bundlers. */
export const columnDragPart = onDemand(() => import('./column-drag.js').then(({ dragColumn }) => dragColumn));
