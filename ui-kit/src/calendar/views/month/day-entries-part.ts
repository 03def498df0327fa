import { onDemand } from '../../../internal/on-demand.js';

/** The list of a day's entries, which only small screens display. */
export const dayEntriesPart = onDemand(() =>
  import('../../late-parts.js').then(({ DayEntries }) => DayEntries),
);
