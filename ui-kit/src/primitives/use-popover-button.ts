import { type MouseEvent, type RefObject, useId, useRef } from 'react';
import type { OnDemand } from '../internal/on-demand.js';
import { useControlled } from '../internal/use-controlled.js';

/** Props of a popover that has its own button. */
export interface ButtonPopoverProps {
  id: string;
  open: boolean;
  onOpenChange: (change: { open: boolean }) => void;
  /** The button. */
  anchorRef: RefObject<HTMLButtonElement | null>;
}

interface PopoverButtonInput {
  /** The popover's code, which might still be loading when the button is clicked. */
  part: Pick<OnDemand<unknown>, 'load'>;
  /** Whether the popover is open. If this is omitted, the hook keeps its own state. */
  open?: boolean;
  onOpenChange?: (change: { open: boolean }) => void;
}

/** Returns props for a button and for the popover that it opens. */
export function usePopoverButton({ part, open: given, onOpenChange }: PopoverButtonInput) {
  const [open, setOpen] = useControlled(given, false);
  const id = useId();
  const anchorRef = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.({ open: next });
  };
  const popover: ButtonPopoverProps = {
    id,
    open,
    onOpenChange: ({ open: next }) => change(next),
    anchorRef,
  };
  const button = {
    ref: anchorRef,
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    'data-state': open ? 'open' : 'closed',
    onPointerEnter: part.load,
    onFocus: part.load,
    // The popover closes on pointerdown, and the click that follows must not open it again.
    onPointerDown: () => {
      wasOpen.current = open;
    },
    onClick: ({ detail }: MouseEvent) => {
      part.load();
      change(detail === 0 ? !open : !wasOpen.current);
    },
  } as const;
  return { button, popover };
}
