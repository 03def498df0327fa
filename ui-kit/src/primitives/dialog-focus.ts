import type { RefObject } from 'react';

/** An element that something was opened from, with what stood around it then, nearest first. */
interface Step {
  element: HTMLElement;
  around: readonly Element[];
}

/** The way back from a dialog to where it was opened from. */
export interface FocusTrail {
  /** Nearest first. */
  steps: readonly Step[];
  /** The theme's root around the dialog. */
  theme: HTMLElement | null;
}

/** The trail of what has not opened yet. */
export const NO_TRAIL: FocusTrail = { steps: [], theme: null };

// A popover may be gone when the dialog that was opened from inside it closes: it remembers its own opener.
const origins = new WeakMap<Element, HTMLElement>();

const REGION = 'dialog, [role="dialog"], [role="alertdialog"], section, [role="region"], main, [role="main"]';
const HEADING = 'h1, h2, h3, [role="heading"]';

function ancestors(element: Element): Element[] {
  const around: Element[] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) around.push(parent);
  return around;
}

/** Says what a floating element was opened from, for dialogs that are opened from inside it. */
export function rememberOrigin(float: EventTarget | null, origin: HTMLElement | null | undefined): void {
  if (float instanceof Element && origin) origins.set(float, origin);
}

// What floats now, in the order in which it opened.
let floating: { float: EventTarget; origin: HTMLElement }[] = [];

/** Says that something floats from now on, and what it was opened from. */
export function noteOpened(float: EventTarget | null, origin: HTMLElement | null | undefined): void {
  rememberOrigin(float, origin);
  noteClosed(float);
  if (float && origin) floating.push({ float, origin });
}

/** Says that it does no more. */
export function noteClosed(float: EventTarget | null): void {
  floating = floating.filter((one) => one.float !== float);
}

/** Where somebody is: what has the focus or, where it has just gone along with a float, what that was opened from. */
function whereabouts({ activeElement, body }: Document): Element | null {
  return activeElement && activeElement !== body ? activeElement : (floating.at(-1)?.origin ?? null);
}

/** The way back from a dialog that opens now; Radix returns the focus to its own trigger alone, and there is none. */
export function focusTrail(dialog: EventTarget | null): FocusTrail {
  const steps: Step[] = [];
  const root = dialog as HTMLElement | null;
  let element = root ? whereabouts(root.ownerDocument) : null;
  while (element instanceof HTMLElement && element !== element.ownerDocument.body) {
    const around = ancestors(element);
    steps.push({ element, around });
    const float = around.find((ancestor) => origins.has(ancestor));
    const origin = float && origins.get(float);
    element = origin && !steps.some((step) => step.element === origin) ? origin : null;
  }
  return { steps, theme: root?.closest<HTMLElement>('[data-cp-theme]') ?? null };
}

function takesFocus(element: HTMLElement): boolean {
  if (!element.isConnected) return false;
  element.focus();
  return element.ownerDocument.activeElement === element;
}

/** Puts the focus on what takes none by itself, such as a heading, for as long as it stays there. */
function focusPlace(element: HTMLElement): void {
  if (takesFocus(element)) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus();
}

/** The heading of what is left around a place that is gone, else of the page. */
function survivor({ steps, theme }: FocusTrail, document: Document): HTMLElement | null {
  const regions = steps.map(({ around }) =>
    around.find((ancestor) => ancestor.isConnected && ancestor.matches(REGION)),
  );
  const region = regions.find(Boolean) ?? document.querySelector('main, [role="main"]') ?? theme;
  return region?.querySelector<HTMLElement>(HEADING) ?? (region as HTMLElement | null);
}

/** Follows an element that got the focus back: when it vanishes under the focus, `onLost` is called once. */
function watch(element: HTMLElement, onLost: () => void): void {
  const { ownerDocument } = element;
  const stop = () => {
    observer.disconnect();
    element.removeEventListener('blur', onBlur);
  };
  // Some browsers take the focus away just before they remove an element, and some say nothing.
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
 * Leads the focus back along a trail: to `preferred`, else to the nearest step that is left, else to the heading of the
 * region or page around. So it never falls to the body, not even when the place goes a moment later, as the row does
 * that was deleted.
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
 * Follows a button that may take itself away by what it does, such as one that tries again: the focus then goes to the
 * heading of the region or page around.
 */
export function keepFocusAround(button: HTMLElement): void {
  const trail = {
    steps: [{ element: button, around: ancestors(button) }],
    theme: button.closest<HTMLElement>('[data-cp-theme]'),
  };
  watch(button, () => followTrail(trail, button.ownerDocument));
}

/** The way back from a dialog that opens now, which floats until `returnFocus`. */
export function openTrail(dialog: EventTarget | null): FocusTrail {
  const trail = focusTrail(dialog);
  noteOpened(dialog, trail.steps[0]?.element);
  return trail;
}

/** Gives the focus back as a dialog closes ({@link followTrail}). Focus that went on into another dialog stays. */
export function returnFocus(event: Event, trail: FocusTrail, preferred?: HTMLElement | null): void {
  event.preventDefault();
  const dialog = event.currentTarget as HTMLElement;
  // React's strict mode unmounts for a moment what stays.
  if (dialog.isConnected) return;
  noteClosed(dialog);
  const { ownerDocument } = dialog;
  const other = ownerDocument.activeElement?.closest('[role="dialog"], [role="alertdialog"]');
  if (other && !trail.steps.some(({ around }) => around.includes(other))) return;
  followTrail(trail, ownerDocument, preferred);
}

/** Takes the focus elsewhere than Radix would, where there is such a place. */
export function focusInstead(event: Event, ref: RefObject<HTMLElement | null> | undefined): void {
  if (!ref?.current) return;
  event.preventDefault();
  ref.current.focus();
}

/** Puts the focus on the first control of a dialog's form; Radix would put it on the close button above. */
export function focusForm(event: Event): void {
  const form = (event.currentTarget as HTMLElement).querySelector('form');
  const control = form?.querySelector<HTMLElement>(':is(input, textarea, button):not(:disabled)');
  focusInstead(event, { current: control ?? null });
}
