import { onDemand } from '../../../primitives/on-demand.js';

/** The agenda's code. */
export const agendaPart = onDemand(() => import('../../late-parts.js').then(({ AgendaView }) => AgendaView));
