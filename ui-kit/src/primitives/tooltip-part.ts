import { onDemand } from './on-demand.js';

/** The bubble of tooltips, with what places it. Where it cannot be fetched no tooltip shows: it only repeats names. */
export const tooltipPart = onDemand(() =>
  import('./TooltipBubble.js').then(({ TooltipBubble }) => TooltipBubble),
);
