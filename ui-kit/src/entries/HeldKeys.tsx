import { useEffect } from 'react';
import { useLatest } from '../internal/use-latest.js';

/** Returns the dialog or the field that contains an element. */
const placeOf = (element: EventTarget | null): Element | null =>
  element instanceof Element
    ? element.closest('[role="dialog"], [role="alertdialog"], input, textarea, select')
    : null;

/**
 * Keeps keystrokes from reaching the screen while a dialog loads. Users might already be typing input for the dialog,
 * and these keys would move or select entries. Escape cancels the dialog. Renders nothing.
 */
export function HeldKeys({ onCancel }: { onCancel: () => void }) {
  const cancel = useLatest(onCancel);
  useEffect(() => {
    const origin = placeOf(document.activeElement);
    const onKeyDown = (event: KeyboardEvent) => {
      // Don't block keys in another dialog, such as the login, that has opened while this dialog is loading.
      const place = placeOf(event.target);
      if (place !== null && place !== origin) return;
      event.stopPropagation();
      // Enter and Space would click the focused control. All other keys, such as F5, keep their default behavior.
      if (event.key === 'Enter' || event.key === ' ') event.preventDefault();
      if (event.key === 'Escape') cancel.current();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
  return null;
}
