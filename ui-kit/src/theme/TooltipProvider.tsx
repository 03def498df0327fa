import { Tooltip as Radix } from 'radix-ui';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** Props of {@link TooltipProvider}. */
export interface TooltipProviderProps {
  /** Milliseconds before a tooltip opens; default 700 (spec, section 9). */
  delayDuration?: number;
  /** Milliseconds within which the next tooltip opens at once; default 300. */
  skipDelayDuration?: number;
  children?: ReactNode;
}

interface TooltipDelays {
  delayDuration: number;
  skipDelayDuration: number;
}

/** Where no {@link TooltipProvider} is around. */
export const TOOLTIP_DELAYS: TooltipDelays = { delayDuration: 700, skipDelayDuration: 300 };

/** Null outside of a {@link TooltipProvider}. */
const TooltipDelaysContext = createContext<TooltipDelays | null>(null);

/** The delays that tooltips share here; null where nothing shares any. */
export const useSharedDelays = (): TooltipDelays | null => useContext(TooltipDelaysContext);

/** The delays of the nearest {@link TooltipProvider}, for tooltips that are not Radix's to open; else the defaults. */
export const useTooltipDelays = (): TooltipDelays => useSharedDelays() ?? TOOLTIP_DELAYS;

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
  const delays = useMemo(() => ({ delayDuration, skipDelayDuration }), [delayDuration, skipDelayDuration]);
  return (
    <TooltipDelaysContext.Provider value={delays}>
      <Radix.Provider {...delays}>{children}</Radix.Provider>
    </TooltipDelaysContext.Provider>
  );
}
