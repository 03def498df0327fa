import type { RefObject } from 'react';

/** What has the focus as a dialog opens; Radix returns it to its own trigger alone, and there is none. */
export function focusedElement(dialog: EventTarget | null): HTMLElement | null {
  const active = (dialog as HTMLElement | null)?.ownerDocument.activeElement;
  return active instanceof HTMLElement ? active : null;
}

/** Takes the focus elsewhere than Radix would, where there is such a place. */
export function focusInstead(event: Event, ref: RefObject<HTMLElement | null> | undefined): void {
  if (!ref?.current) return;
  event.preventDefault();
  ref.current.focus();
}
