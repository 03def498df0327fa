/** Marks the region of toasts, so that dialogs do not take a click on one for a click beside them. */
export const TOAST_REGION = 'data-cp-toasts';

/** Whether an event came from a toast. */
export const isInToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[${TOAST_REGION}]`) !== null;

/**
 * Lets the focus stay in a toast while a modal dialog is open (decision S10). A dialog's focus trap
 * listens on the document; what it must not hear of ends one element below, after React has heard it.
 *
 * @returns what undoes it
 */
export function allowFocusInToasts(document: Document): () => void {
  const root = document.documentElement;
  const onFocusIn = (event: FocusEvent) => {
    if (isInToast(event.target)) event.stopPropagation();
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
