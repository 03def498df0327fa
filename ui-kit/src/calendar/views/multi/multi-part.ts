import { onDemand } from '../../../internal/on-demand.js';

/** The code for the multi-month view, loaded on demand. */
export const multiPart = onDemand(() =>
  import('./MultiView.js').then(({ MultiView: View, MonthsSelect: Controls }) => ({ View, Controls })),
);
