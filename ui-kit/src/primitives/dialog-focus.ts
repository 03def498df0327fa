import type { RefObject } from 'react';
import { ancestors, type FocusTrail, followTrail, type Step } from './focus-trail.js';

/** The focus trail of a dialog that has not opened yet. */
export const NO_TRAIL: FocusTrail = { steps: [], theme: null };

// The openers of popovers. When a dialog that was opened from a popover closes, the popover might no longer exist, so
// focus returns to the popover's opener instead.
const origins = new WeakMap<Element, HTMLElement>();

/** Stores the opener of a popover, for dialogs that are opened from inside the popover. */
export function rememberOrigin(overlay: EventTarget | null, origin: HTMLElement | null | undefined): void {
  if (overlay instanceof Element && origin) origins.set(overlay, origin);
}

// The open popovers and dialogs, in the order in which they opened.
let openOverlays: { overlay: EventTarget; origin: HTMLElement }[] = [];

/** Adds a popover or dialog that has opened, along with its opener. */
export function noteOpened(overlay: EventTarget | null, origin: HTMLElement | null | undefined): void {
  rememberOrigin(overlay, origin);
  noteClosed(overlay);
  if (overlay && origin) openOverlays.push({ overlay, origin });
}

/** Removes a popover or dialog that has closed. */
export function noteClosed(overlay: EventTarget | null): void {
  openOverlays = openOverlays.filter((one) => one.overlay !== overlay);
}

/** Returns the focused element or, if focus was lost because a popover disappeared, the popover's opener. */
function focusedOrOpener({ activeElement, body }: Document): Element | null {
  return activeElement && activeElement !== body ? activeElement : (openOverlays.at(-1)?.origin ?? null);
}

/**
 * Returns the focus trail of a dialog that is opening. Radix returns focus only to its own trigger, and dialogs have no
 * trigger.
 */
export function focusTrail(dialog: EventTarget | null): FocusTrail {
  const steps: Step[] = [];
  const root = dialog as HTMLElement | null;
  let element = root ? focusedOrOpener(root.ownerDocument) : null;
  while (element instanceof HTMLElement && element !== element.ownerDocument.body) {
    const around = ancestors(element);
    steps.push({ element, around });
    const overlay = around.find((ancestor) => origins.has(ancestor));
    const origin = overlay && origins.get(overlay);
    element = origin && !steps.some((step) => step.element === origin) ? origin : null;
  }
  return { steps, theme: root?.closest<HTMLElement>('[data-cp-theme]') ?? null };
}

/**
 * Returns the focus trail of a dialog that is opening, and keeps the dialog in the list of open dialogs until
 * `returnFocus` is called.
 */
export function openTrail(dialog: EventTarget | null): FocusTrail {
  const trail = focusTrail(dialog);
  noteOpened(dialog, trail.steps[0]?.element);
  return trail;
}

/** Returns focus when a dialog closes ({@link followTrail}), unless focus has already moved to another dialog. */
export function returnFocus(event: Event, trail: FocusTrail, preferred?: HTMLElement | null): void {
  event.preventDefault();
  const dialog = event.currentTarget as HTMLElement;
  // If the dialog is still in the document, it has not closed: React's strict mode unmounts and remounts components
  // without removing their elements.
  if (dialog.isConnected) return;
  noteClosed(dialog);
  const { ownerDocument } = dialog;
  const other = ownerDocument.activeElement?.closest('[role="dialog"], [role="alertdialog"]');
  if (other && !trail.steps.some(({ around }) => around.includes(other))) return;
  followTrail(trail, ownerDocument, preferred);
}

/** Focuses the given element, if there is one, instead of the element that Radix would focus. */
export function focusInstead(event: Event, ref: RefObject<HTMLElement | null> | undefined): void {
  if (!ref?.current) return;
  event.preventDefault();
  ref.current.focus();
}

/** Focuses the first control of a dialog's form. Radix would focus the close button, which comes first. */
export function focusForm(event: Event): void {
  const form = (event.currentTarget as HTMLElement).querySelector('form');
  const control = form?.querySelector<HTMLElement>(':is(input, textarea, button):not(:disabled)');
  focusInstead(event, { current: control ?? null });
}
