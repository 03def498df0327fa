import { onDemand } from '../internal/on-demand.js';

/** The code of the sidebar on small screens. */
export const sheetPart = onDemand(() => import('./SidebarSheet.js').then(({ SidebarSheet }) => SidebarSheet));
