import { onDemand } from '../internal/on-demand.js';

/**
 * Loads the drag-and-drop code when the column settings open. Do not import that code on a server, because the library
 * that it uses works only with bundlers.
 */
export const columnDragPart = onDemand(() => import('./column-drag.js').then(({ dragColumn }) => dragColumn));
