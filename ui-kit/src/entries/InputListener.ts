import { useEffect } from 'react';
import type { UserAction } from './tracking.js';

/** Menus, the command palette, and dialogs other than details. */
const MENUS =
  '[role="menu"], [role="listbox"], [role="dialog"]:not([data-cp-details], [data-cp-details] *, :has([data-cp-details]))';

let last: UserAction['input'] = 'mouse';

/** Returns with what the user last did something on the page. */
export const lastInput = (): UserAction['input'] => last;

function remember(event: Event): void {
  const isInMenu = event.target instanceof Element && event.target.closest(MENUS) !== null;
  if (isInMenu) last = 'menu';
  else if (event instanceof PointerEvent) last = event.pointerType === 'touch' ? 'touch' : 'mouse';
  else last = 'keyboard';
}

/** Remembers with what users do something. */
export function InputListener() {
  useEffect(() => {
    const listeners = new AbortController();
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, remember, { capture: true, signal: listeners.signal });
    return () => listeners.abort();
  }, []);
  return null;
}
