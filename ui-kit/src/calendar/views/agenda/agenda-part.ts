import { onDemand } from '../../../internal/on-demand.js';

/** The code for the agenda, loaded on demand. */
export const agendaPart = onDemand(() =>
  import('../../late-parts.js').then(({ AgendaView: View }) => ({ View })),
);
