/** Marks the region of toasts, so that dialogs do not take a click on one for a click beside them. */
export const TOAST_REGION = 'data-cp-toasts';

/** Whether an event came from a toast. */
export const isInToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[${TOAST_REGION}]`) !== null;
