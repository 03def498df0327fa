import { onDemand } from '../../internal/on-demand.js';

/** The QR code encoder, which is loaded only when a dialog displays a QR code. */
export const qrPart = onDemand(() => import('uqr').then(({ encode }) => encode));
