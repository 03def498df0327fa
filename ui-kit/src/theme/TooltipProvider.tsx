import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { TOOLTIP_DELAYS, type TooltipGroup, tooltipGroup } from './tooltip-group.js';

/** Props of {@link TooltipProvider}. */
export interface TooltipProviderProps {
  /** Milliseconds before a tooltip opens; default 700. */
  delayDuration?: number;
  /** Milliseconds within which the next tooltip opens at once; default 300. */
  skipDelayDuration?: number;
  children?: ReactNode;
}

/** Without a provider, all tooltips of the page share one group. */
const TooltipGroupContext = createContext<TooltipGroup>(tooltipGroup(TOOLTIP_DELAYS));

/** The group of the nearest {@link TooltipProvider}. */
export const useTooltipGroup = (): TooltipGroup => useContext(TooltipGroupContext);

/**
 * Gives the tooltips inside it other delays. `ThemeProvider` has one of its own: this is for those who want tooltips
 * sooner or later.
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
