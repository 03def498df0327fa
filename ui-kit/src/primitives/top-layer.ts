import { TOAST_REGION } from './toast-region.js';

/** Radix places what floats beside something in an element of its own, which is what moves. */
const PLACED = '[data-radix-popper-content-wrapper]';

/** A popover's own look, taken off an element whose style is not ours to write in CSS. */
const BARE: Partial<CSSStyleDeclaration> = {
  right: 'auto',
  bottom: 'auto',
  margin: '0',
  padding: '0',
  border: '0',
  overflow: 'visible',
  background: 'none',
  color: 'inherit',
};

/**
 * Moves an element to the top layer, above everything that is there: a card around it with `overflow: hidden` or
 * `transform` neither cuts it off nor moves it. Does nothing in browsers without popovers. A ref callback for what
 * floats: it stays where it is in the document, and leaves the top layer with it.
 */
export function inTopLayer(content: HTMLElement | null): void {
  if (content === null) return;
  const placed = content.closest<HTMLElement>(PLACED);
  if (placed) Object.assign(placed.style, BARE);
  if (!raise(placed ?? content)) return;
  for (const toasts of content.ownerDocument.querySelectorAll<HTMLElement>(`[${TOAST_REGION}]`))
    if (isRaised(toasts)) raiseAgain(toasts);
}

/** Moves an element to the top of the top layer, also if it is there already. */
export function raiseAgain(element: HTMLElement): void {
  // Without a box for a moment, what has the focus would lose it.
  if (element.contains(element.ownerDocument.activeElement)) return;
  if (isRaised(element)) element.hidePopover();
  raise(element);
}

const isRaised = (element: HTMLElement): boolean =>
  typeof element.showPopover === 'function' && element.matches(':popover-open');

/** Returns whether the element was moved. */
function raise(element: HTMLElement): boolean {
  if (!element.isConnected || typeof element.showPopover !== 'function' || isRaised(element)) return false;
  element.setAttribute('popover', 'manual');
  element.showPopover();
  return true;
}
