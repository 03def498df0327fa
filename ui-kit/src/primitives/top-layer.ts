import { TOAST_REGION } from './toast-region.js';

/** The wrapper that Radix puts around a floating element and positions. */
const PLACED = '[data-radix-popper-content-wrapper]';

/** Resets the browser's popover styles on an element that has none of our classes. */
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
 * Moves an element to the top of the top layer, so that an ancestor with `overflow: hidden` or `transform` neither
 * clips nor moves it. Does nothing in browsers without the Popover API. Use this function as a ref callback for
 * floating elements: they keep their position in the document, and leave the top layer when they are removed.
 */
export function inTopLayer(content: HTMLElement | null): void {
  if (content === null) return;
  const placed = content.closest<HTMLElement>(PLACED);
  if (placed) Object.assign(placed.style, BARE);
  if (!raise(placed ?? content)) return;
  for (const toasts of content.ownerDocument.querySelectorAll<HTMLElement>(`[${TOAST_REGION}]`))
    if (isRaised(toasts)) raiseAgain(toasts);
}

/** Moves an element to the top of the top layer, even if it is already in the top layer. */
export function raiseAgain(element: HTMLElement): void {
  // Do nothing if focus is inside, because briefly hiding the element would blur the focused element.
  if (element.contains(element.ownerDocument.activeElement)) return;
  if (isRaised(element)) element.hidePopover();
  raise(element);
}

const isRaised = (element: HTMLElement): boolean =>
  typeof element.showPopover === 'function' && element.matches(':popover-open');

/** Moves an element into the top layer. Returns whether it was moved. */
function raise(element: HTMLElement): boolean {
  if (!element.isConnected || typeof element.showPopover !== 'function' || isRaised(element)) return false;
  element.setAttribute('popover', 'manual');
  element.showPopover();
  return true;
}
