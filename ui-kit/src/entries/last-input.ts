import type { UserAction } from './tracking.js';

/** Menus, the command palette, and dialogs other than details. */
const MENUS =
  '[role="menu"], [role="listbox"], [role="dialog"]:not([data-cp-details], [data-cp-details] *, :has([data-cp-details]))';

let last: UserAction['input'] = 'mouse';

/** Returns with what the user last did something on the page. */
export const lastInput = (): UserAction['input'] => last;

/** Remembers with what the user does something. */
export function rememberInput(event: Event): void {
  const isInMenu = event.target instanceof Element && event.target.closest(MENUS) !== null;
  if (isInMenu) last = 'menu';
  else if (event instanceof PointerEvent) last = event.pointerType === 'touch' ? 'touch' : 'mouse';
  else last = 'keyboard';
}
