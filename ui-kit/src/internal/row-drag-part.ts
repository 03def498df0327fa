import { onDemand } from './on-demand.js';

/**
 * The drag-and-drop code, loaded when a list with draggable rows is displayed. Do not import this code on the server,
 * because it uses a library that works only with bundlers.
 */
export const rowDragPart = onDemand(() => import('./row-drag.js').then(({ dragRow }) => dragRow));
