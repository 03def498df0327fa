import { onDemand } from '../internal/on-demand.js';

/**
 * The code that displays and positions tooltips. If it cannot be loaded, there are no tooltips: they only repeat names.
 */
export const tooltipPart = onDemand(() =>
  import('./TooltipBubble.js').then(({ TooltipBubble }) => TooltipBubble),
);
