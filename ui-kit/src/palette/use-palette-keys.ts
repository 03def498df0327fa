import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../internal/use-latest.js';
import { isInToast } from '../primitives/toast-region.js';

/** Matches open dialogs, except for the details of an entry, which have no fields and thus no unsaved input. */
export const OPEN_DIALOG =
  ':is([role="dialog"], [role="alertdialog"])[data-state="open"]:not([data-cp-details])';

/** Returns the field of the palette, or null if the palette is not displayed. */
export const inputOf = (dialog: HTMLElement | null): HTMLElement | null =>
  dialog?.querySelector('input') ?? null;

/**
 * Keeps keys from reaching the page while the palette is open, even if its code is still loading or another element has
 * focus.
 *
 * @returns A ref for the palette's dialog, and what the user has typed before the dialog was displayed.
 */
export function usePaletteKeys(open: boolean, onCancel: () => void) {
  const dialogRef = useRef<HTMLDivElement>(null);
  const [typedEarly, setTypedEarly] = useState('');
  const latest = useLatest({ open, onCancel });
  useEffect(() => {
    if (!open) setTypedEarly('');
  }, [open]);
  useEffect(() => {
    let isHeld = false;
    const onKeyDown = (event: KeyboardEvent) => {
      const { open: isOpen, onCancel: cancel } = latest.current;
      const { key, target, repeat } = event;
      // The key that has closed the palette must not act on the page if the user holds it.
      if (repeat && isHeld && !isOpen) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      if (!repeat) isHeld = isOpen;
      if (!isOpen || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const dialog = dialogRef.current;
      // Do not take keys from a message, or from another dialog, such as the login.
      const place = target instanceof Element ? target.closest(OPEN_DIALOG) : null;
      if (isInToast(target) || (place !== null && place !== dialog)) return;
      const isText = key.length === 1;
      const input = inputOf(dialog);
      if (input) {
        // The browser enters the text into the field that has focus after this event.
        if (target === input || !(isText || key === 'Backspace')) return;
        event.stopPropagation();
        input.focus();
        return;
      }
      event.stopPropagation();
      if (key === 'Escape') cancel();
      else if (isText) setTypedEarly((text) => text + key);
      else if (key === 'Backspace') setTypedEarly((text) => text.slice(0, -1));
      else if (key !== 'Enter') return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
  return { dialogRef, typedEarly };
}
