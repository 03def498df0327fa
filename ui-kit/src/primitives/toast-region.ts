/** Marks the toast region, so that dialogs do not treat a click on a toast as a click outside. */
export const TOAST_REGION = 'data-cp-toasts';

/** Returns whether an event target is inside a toast. */
export const isInToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[${TOAST_REGION}]`) !== null;

const leftToOthers = new WeakSet<Event>();

/**
 * Handles an Escape key press that would dismiss a toast, because the toast is the layer that opened last. If focus is
 * in a dialog or popover, the toast stays open, and the dialog or popover closes itself (see {@link isLeftByToast}).
 */
export function leaveEscape(event: KeyboardEvent): void {
  if (isInToast(event.target) || !(event.target instanceof Element)) return;
  if (!event.target.closest('[role="dialog"], [role="alertdialog"]')) return;
  event.preventDefault();
  leftToOthers.add(event);
}

/** Returns whether a toast ignored this Escape key press, so that the focused dialog or popover can handle it. */
export const isLeftByToast = (event: Event): boolean => leftToOthers.has(event);

let focusedBefore: Element | null = null;

/**
 * Resumes the toast timers when a toast closes: returns focus to where it was before it entered the toast region, and
 * dispatches an event that reports that the pointer has left the region. Radix stops listening for focus and
 * pointer events when its last toast is gone, and would otherwise keep all later toasts open.
 */
export function leaveToasts(region: HTMLElement): void {
  const { activeElement } = region.ownerDocument;
  if (activeElement instanceof HTMLElement && region.contains(activeElement)) {
    if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected) focusedBefore.focus();
    if (region.contains(region.ownerDocument.activeElement)) activeElement.blur();
  }
  region.querySelector('[role="region"]')?.dispatchEvent(new PointerEvent('pointerleave'));
}

/**
 * Lets focus stay in a toast while a modal dialog is open. A dialog's focus trap listens on the document, so events
 * that the focus trap must not receive are stopped at the root element, after React has handled them.
 *
 * @returns A function that removes the listeners.
 */
export function allowFocusInToasts(document: Document): () => void {
  const root = document.documentElement;
  const onFocusIn = (event: FocusEvent) => {
    if (!isInToast(event.target)) return;
    event.stopPropagation();
    if (!isInToast(event.relatedTarget)) focusedBefore = event.relatedTarget as Element | null;
  };
  const onFocusOut = (event: FocusEvent) => {
    if (isInToast(event.relatedTarget)) event.stopPropagation();
  };
  root.addEventListener('focusin', onFocusIn);
  root.addEventListener('focusout', onFocusOut);
  return () => {
    root.removeEventListener('focusin', onFocusIn);
    root.removeEventListener('focusout', onFocusOut);
  };
}
