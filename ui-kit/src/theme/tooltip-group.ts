/** Tooltips that share delays. At most one of them is open at a time. */
export interface TooltipGroup {
  /** The delay before a tooltip opens, in milliseconds. */
  readonly delayDuration: number;
  /** After a tooltip closes, other tooltips open without a delay for this many milliseconds. */
  readonly skipDelayDuration: number;
  /** Closes the open tooltip. */
  closeOpen: (() => void) | null;
  /** The value of `performance.now()` when the last tooltip closed. */
  closedAt: number;
}

/** The delays of a {@link TooltipGroup}, in milliseconds. */
export type TooltipDelays = Pick<TooltipGroup, 'delayDuration' | 'skipDelayDuration'>;

/** The default delays. */
export const TOOLTIP_DELAYS: TooltipDelays = { delayDuration: 700, skipDelayDuration: 300 };

/** Creates a group with no open tooltip. */
export const tooltipGroup = (delays: TooltipDelays): TooltipGroup => ({
  ...delays,
  closeOpen: null,
  closedAt: Number.NEGATIVE_INFINITY,
});

/** A timer that opens and closes one tooltip. */
export interface TooltipTimer {
  /** Opens the tooltip after the group's delay, for pointers. */
  wait: () => void;
  /** Opens the tooltip without a delay, for keyboard focus. */
  open: () => void;
  /** Closes the tooltip, and cancels a pending delay. */
  close: () => void;
}

/**
 * Creates the timer for one tooltip.
 *
 * @param show Called whenever the tooltip opens or closes.
 */
export function tooltipTimer(group: TooltipGroup, show: (isOpen: boolean) => void): TooltipTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(timer);
    if (group.closeOpen !== close) return;
    group.closeOpen = null;
    group.closedAt = performance.now();
    show(false);
  };
  const open = () => {
    clearTimeout(timer);
    if (group.closeOpen === close) return;
    group.closeOpen?.();
    group.closeOpen = close;
    show(true);
  };
  const wait = () => {
    clearTimeout(timer);
    const skips = performance.now() - group.closedAt < group.skipDelayDuration;
    if (skips || group.delayDuration === 0) open();
    else timer = setTimeout(open, group.delayDuration);
  };
  return { wait, open, close };
}
