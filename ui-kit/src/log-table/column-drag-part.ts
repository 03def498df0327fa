import { onDemand } from '../internal/on-demand.js';

/** Loads dragging when the column settings open. Servers must not import it: the library only works with bundlers. */
export const columnDragPart = onDemand(() => import('./column-drag.js').then(({ dragColumn }) => dragColumn));
