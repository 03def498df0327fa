import { type MouseEvent, type RefObject, useId, useRef, useState } from 'react';
import { calendarParts } from './calendar-parts.js';

/** Props of a popover that has its own button. */
export interface ButtonPopoverProps {
  id: string;
  open: boolean;
  onOpenChange: (change: { open: boolean }) => void;
  /** The button. */
  anchorRef: RefObject<HTMLButtonElement | null>;
}

/** Returns props for a button and for the popover that it opens. The popover's code can load after the click. */
export function usePopoverButton() {
  const [open, setOpen] = useState(false);
  const id = useId();
  const anchorRef = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const popover: ButtonPopoverProps = {
    id,
    open,
    onOpenChange: (change) => setOpen(change.open),
    anchorRef,
  };
  const button = {
    ref: anchorRef,
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    'data-state': open ? 'open' : 'closed',
    onPointerEnter: calendarParts.load,
    onFocus: calendarParts.load,
    // The popover closes on pointerdown, and the click that follows must not open it again.
    onPointerDown: () => {
      wasOpen.current = open;
    },
    onClick: ({ detail }: MouseEvent) => {
      calendarParts.load();
      setOpen(detail === 0 ? !open : !wasOpen.current);
    },
  } as const;
  return { button, popover };
}
