/** Marks the region of toasts, so that dialogs do not take a click on one for a click beside them. */
export const TOAST_REGION = 'data-cp-toasts';

/** Whether an event came from a toast. */
export const isInToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[${TOAST_REGION}]`) !== null;

const leftToOthers = new WeakSet<Event>();

/**
 * For an Escape that a toast would take as the layer that opened last: where a dialog or popover has the focus,
 * the toast
 * stays, and that closes by itself; see {@link isLeftByToast}.
 */
export function leaveEscape(event: KeyboardEvent): void {
  if (isInToast(event.target) || !(event.target instanceof Element)) return;
  if (!event.target.closest('[role="dialog"], [role="alertdialog"]')) return;
  event.preventDefault();
  leftToOthers.add(event);
}

/** Whether a key is an Escape that a toast has left to what has the focus. */
export const isLeftByToast = (event: Event): boolean => leftToOthers.has(event);

let focusedBefore: Element | null = null;

/**
 * Ends what pauses the timers of toasts when one closes: moves the focus back to where it was before it entered the
 * region, and reports that the pointer has left. Radix stops listening for both when its last toast is gone, and would
 * keep all later toasts open.
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
 * Lets the focus stay in a toast while a modal dialog is open. A dialog's focus trap
 * listens on the document; what it must not hear of ends one element below, after React has heard it.
 *
 * @returns what undoes it
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
