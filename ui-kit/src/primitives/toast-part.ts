import { onDemand } from './on-demand.js';

/** Where toasts show. */
export const toastPart = onDemand(() => import('./ToastRegion.js').then(({ ToastRegion }) => ToastRegion));
