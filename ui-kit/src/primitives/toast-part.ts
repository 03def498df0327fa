import { onDemand } from '../internal/on-demand.js';

/** The code for the toast region, loaded on demand. */
export const toastPart = onDemand(() => import('./ToastRegion.js').then(({ ToastRegion }) => ToastRegion));
