import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { TOOLTIP_DELAYS, type TooltipGroup, tooltipGroup } from './tooltip-group.js';

/** Props of {@link TooltipProvider}. */
export interface TooltipProviderProps {
  /** The delay before a tooltip opens, in milliseconds. @default 700 */
  delayDuration?: number;
  /** After a tooltip closes, other tooltips open without a delay for this many milliseconds. @default 300 */
  skipDelayDuration?: number;
  children?: ReactNode;
}

/** Without a provider, all tooltips on the page share one group. */
const TooltipGroupContext = createContext<TooltipGroup>(tooltipGroup(TOOLTIP_DELAYS));

/** Returns the group of the nearest {@link TooltipProvider}. */
export const useTooltipGroup = (): TooltipGroup => useContext(TooltipGroupContext);

/**
 * Sets the delays of all tooltips inside it. `ThemeProvider` includes a `TooltipProvider` with the default delays, so
 * use this component only to change them.
 *
 * @example <ThemeProvider><TooltipProvider delayDuration={300}>…</TooltipProvider></ThemeProvider>
 */
export function TooltipProvider({
  delayDuration = TOOLTIP_DELAYS.delayDuration,
  skipDelayDuration = TOOLTIP_DELAYS.skipDelayDuration,
  children,
}: TooltipProviderProps) {
  const group = useMemo(
    () => tooltipGroup({ delayDuration, skipDelayDuration }),
    [delayDuration, skipDelayDuration],
  );
  return <TooltipGroupContext.Provider value={group}>{children}</TooltipGroupContext.Provider>;
}
