import { onDemand } from '../internal/on-demand.js';

/**
 * The code that displays and positions tooltips. If it cannot be loaded, no tooltips appear, which is fine because they
 * only repeat names.
 */
export const tooltipPart = onDemand(() =>
  import('./TooltipBubble.js').then(({ TooltipBubble }) => TooltipBubble),
);
