import { onDemand } from '../../internal/on-demand.js';

/** The encoder of QR codes, which only the dialog for new links uses. */
export const qrPart = onDemand(() => import('uqr').then(({ encode }) => encode));
