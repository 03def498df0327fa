import { onDemand } from '../primitives/on-demand.js';

/** The sidebar of small screens. */
export const sheetPart = onDemand(() => import('./SidebarSheet.js').then(({ SidebarSheet }) => SidebarSheet));
