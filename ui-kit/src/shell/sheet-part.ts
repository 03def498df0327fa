import { onDemand } from '../internal/on-demand.js';

/** Loads the sidebar for small screens on demand. */
export const sheetPart = onDemand(() => import('./SidebarSheet.js').then(({ SidebarSheet }) => SidebarSheet));
