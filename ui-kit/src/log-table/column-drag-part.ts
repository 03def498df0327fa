import { onDemand } from '../internal/on-demand.js';

/**
 * The drag-and-drop code, loaded when the column settings open. Do not import this code on the server, because it uses
 * a library that works only with bundlers.
 */
export const columnDragPart = onDemand(() => import('./column-drag.js').then(({ dragColumn }) => dragColumn));
