import { onDemand } from '../primitives/on-demand.js';

/** Loaded when the column settings open. It must not be imported on a server: the library is for bundlers only. */
export const columnDragPart = onDemand(() => import('./column-drag.js').then(({ dragColumn }) => dragColumn));
