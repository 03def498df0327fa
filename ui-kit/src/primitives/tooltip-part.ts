import { onDemand } from '../internal/on-demand.js';

/**
 * The code that displays and positions tooltips. If it cannot be loaded, no tooltips appear. That is acceptable,
 * because tooltips only repeat names.
 */
export const tooltipPart = onDemand(() =>
  import('./TooltipBubble.js').then(({ TooltipBubble }) => TooltipBubble),
);
