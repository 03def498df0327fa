import { onDemand } from '../../internal/on-demand.js';

/** The code that selects entries, loaded only if users can select entries. */
export const selectionPart = onDemand(() =>
  import('./selecting-part.js').then(({ selectingPart }) => selectingPart),
);
