import { onDemand } from '../internal/on-demand.js';

/** Loads the small-screen sidebar on demand. */
export const sheetPart = onDemand(() => import('./SidebarSheet.js').then(({ SidebarSheet }) => SidebarSheet));
