import { type MouseEvent, type RefObject, useId, useRef, useState } from 'react';
import { calendarParts } from './calendar-parts.js';

/** What a popover gets that a button of its own opens. */
export interface ButtonPopoverProps {
  id: string;
  open: boolean;
  onOpenChange: (change: { open: boolean }) => void;
  /** The button. */
  anchorRef: RefObject<HTMLButtonElement | null>;
}

/** A button that opens a popover, whose code may come later than the click. */
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
    // The popover closes as the press begins: the click that follows must not open it again.
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
