/** Tooltips that share delays: at most one of them is open. */
export interface TooltipGroup {
  /** Milliseconds before a tooltip opens. */
  readonly delayDuration: number;
  /** Milliseconds after one has closed in which the next opens at once. */
  readonly skipDelayDuration: number;
  /** Closes the one that is open. */
  closeOpen: (() => void) | null;
  /** When the last one closed, as `performance.now()` has it. */
  closedAt: number;
}

/** Delays of a {@link TooltipGroup} in milliseconds. */
export type TooltipDelays = Pick<TooltipGroup, 'delayDuration' | 'skipDelayDuration'>;

/** The delays where nothing else is asked for. */
export const TOOLTIP_DELAYS: TooltipDelays = { delayDuration: 700, skipDelayDuration: 300 };

/** A group in which nothing has been open yet. */
export const tooltipGroup = (delays: TooltipDelays): TooltipGroup => ({
  ...delays,
  closeOpen: null,
  closedAt: Number.NEGATIVE_INFINITY,
});

/** Opens and closes one tooltip. */
export interface TooltipTimer {
  /** The pointer came: opens after the group's delay. */
  wait: () => void;
  /** Opens at once, as the focus does. */
  open: () => void;
  /** Closes, and forgets the wait. */
  close: () => void;
}

/** @param show Called whenever the tooltip opens or closes. */
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
