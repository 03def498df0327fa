import { onDemand } from '../internal/on-demand.js';

/** The code of the toast region. */
export const toastPart = onDemand(() => import('./ToastRegion.js').then(({ ToastRegion }) => ToastRegion));
