import type { RefObject } from 'react';

/** An element from which a dialog or popover was opened, with its ancestors at that time, nearest first. */
interface Step {
  element: HTMLElement;
  around: readonly Element[];
}

/** The elements from which a dialog was opened and to which focus can return. */
export interface FocusTrail {
  /** Nearest first. */
  steps: readonly Step[];
  /** The root element of the dialog's theme. */
  theme: HTMLElement | null;
}

/** The trail of a dialog that has not opened yet. */
export const NO_TRAIL: FocusTrail = { steps: [], theme: null };

// The openers of popovers. A popover may no longer exist when a dialog that was opened from inside it closes.
const origins = new WeakMap<Element, HTMLElement>();

const REGION = 'dialog, [role="dialog"], [role="alertdialog"], section, [role="region"], main, [role="main"]';
const HEADING = 'h1, h2, h3, [role="heading"]';

function ancestors(element: Element): Element[] {
  const around: Element[] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) around.push(parent);
  return around;
}

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

/** Returns the focused element or, if focus was lost along with a popover, the popover's opener. */
function focusedOrOpener({ activeElement, body }: Document): Element | null {
  return activeElement && activeElement !== body ? activeElement : (openOverlays.at(-1)?.origin ?? null);
}

/**
 * Returns the trail of a dialog that is opening. Radix returns focus only to its own trigger, and dialogs have no
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

function takesFocus(element: HTMLElement): boolean {
  if (!element.isConnected) return false;
  element.focus();
  return element.ownerDocument.activeElement === element;
}

/** Focuses an element that is normally not focusable, such as a heading. It stays focusable until it loses focus. */
function focusPlace(element: HTMLElement): void {
  if (takesFocus(element)) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus();
}

/** Returns the heading of the nearest region that still exists, or else the page heading. */
function survivor({ steps, theme }: FocusTrail, document: Document): HTMLElement | null {
  const regions = steps.map(({ around }) =>
    around.find((ancestor) => ancestor.isConnected && ancestor.matches(REGION)),
  );
  const region = regions.find(Boolean) ?? document.querySelector('main, [role="main"]') ?? theme;
  return region?.querySelector<HTMLElement>(HEADING) ?? (region as HTMLElement | null);
}

/** Watches an element to which focus has returned. Calls `onLost` once if the element is removed while it has focus. */
function watch(element: HTMLElement, onLost: () => void): void {
  const { ownerDocument } = element;
  const stop = () => {
    observer.disconnect();
    element.removeEventListener('blur', onBlur);
  };
  // Some browsers blur an element just before removing it, and some do not fire an event.
  const onBlur = () => queueMicrotask(() => element.isConnected && stop());
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    stop();
    if (ownerDocument.activeElement === ownerDocument.body) onLost();
  });
  element.addEventListener('blur', onBlur);
  observer.observe(ownerDocument.body, { childList: true, subtree: true });
}

/**
 * Returns focus along a trail: to `preferred`, or else to the nearest opener that still exists, or else to the heading
 * of the region or page. Focus never moves to the body, even if the element is removed a moment later, as with a
 * deleted row.
 */
export function followTrail(trail: FocusTrail, document: Document, preferred?: HTMLElement | null): void {
  const target = [preferred, ...trail.steps.map(({ element }) => element)].find(
    (element) => element != null && takesFocus(element),
  );
  if (target) {
    watch(target, () => followTrail(trail, document, preferred));
    return;
  }
  const place = survivor(trail, document);
  if (place) focusPlace(place);
}

/**
 * Watches a button whose action may remove it, such as a retry button. If it is removed, focus moves to the heading of
 * the surrounding region or page.
 */
export function keepFocusAround(button: HTMLElement): void {
  const trail = {
    steps: [{ element: button, around: ancestors(button) }],
    theme: button.closest<HTMLElement>('[data-cp-theme]'),
  };
  watch(button, () => followTrail(trail, button.ownerDocument));
}

/**
 * Returns the trail of a dialog that is opening, and keeps the dialog in the list of open dialogs until `returnFocus`
 * is called.
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
  // React's strict mode unmounts and remounts components that stay in the document.
  if (dialog.isConnected) return;
  noteClosed(dialog);
  const { ownerDocument } = dialog;
  const other = ownerDocument.activeElement?.closest('[role="dialog"], [role="alertdialog"]');
  if (other && !trail.steps.some(({ around }) => around.includes(other))) return;
  followTrail(trail, ownerDocument, preferred);
}

/** Focuses the given element, if there is one, instead of the one that Radix would focus. */
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
