import { onDemand } from '../../../internal/on-demand.js';

/** The code for the overview, loaded on demand. */
export const overviewPart = onDemand(() =>
  import('./OverviewView.js').then(({ OverviewView: View, OverviewMonths: Controls }) => ({
    View,
    Controls,
  })),
);
