import { onDemand } from '../../../internal/on-demand.js';

/** The agenda's code, loaded on demand. */
export const agendaPart = onDemand(() => import('../../late-parts.js').then(({ AgendaView }) => AgendaView));
