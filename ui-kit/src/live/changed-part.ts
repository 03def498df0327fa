import { onDemand } from '../internal/on-demand.js';

/** The code that highlights changed entries, loaded on demand. */
export const changedPart = onDemand(() =>
  import('./ChangedEntries.js').then(({ ChangedEntries }) => ChangedEntries),
);
