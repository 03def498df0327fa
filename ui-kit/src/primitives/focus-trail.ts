/** An element from which a dialog or popover was opened, and the ancestors that it had at that time, nearest first. */
export interface Step {
  element: HTMLElement;
  around: readonly Element[];
}

/** The elements from which a dialog was opened and to which focus can return. */
export interface FocusTrail {
  /** The element that had focus, followed by the openers of the popovers and dialogs around it, innermost first. */
  steps: readonly Step[];
  /** The root element of the dialog's theme. */
  theme: HTMLElement | null;
}

const REGION = 'dialog, [role="dialog"], [role="alertdialog"], section, [role="region"], main, [role="main"]';
const HEADING = 'h1, h2, h3, [role="heading"]';

// Functions that set focus if all controls from which a dialog was opened are gone. If there is no such function, a
// heading receives focus.
const heirs = new WeakMap<Element, () => boolean>();

/**
 * Registers a function that sets focus if a dialog's opener no longer exists when the dialog closes, for example
 * because the opener was a button in a deleted row. The function is called only for openers that were inside `element`.
 * By default, a heading receives focus.
 *
 * @param focus Moves focus, or returns false if there is nothing to focus.
 * @returns A function that removes the registration.
 */
export function setHeir(element: Element, focus: () => boolean): () => void {
  heirs.set(element, focus);
  return () => heirs.delete(element);
}

/** Returns the ancestors of an element, nearest first. */
export function ancestors(element: Element): Element[] {
  const around: Element[] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) around.push(parent);
  return around;
}

function takesFocus(element: HTMLElement): boolean {
  if (!element.isConnected) return false;
  element.focus();
  return element.ownerDocument.activeElement === element;
}

/** Focuses an element that is normally not focusable, such as a heading. It remains focusable until it loses focus. */
function focusPlace(element: HTMLElement): void {
  if (takesFocus(element)) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus();
}

/** Returns the heading of the nearest region that still exists or, if there is none, the page heading. */
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
  // After a blur, check whether the element still exists, because some browsers blur an element just before removing
  // it. Other browsers do not fire an event at all, so an observer detects the removal.
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
 * Moves focus to the first of these that can receive it: `preferred`, the nearest opener that still exists, the element
 * that a {@link setHeir} function focuses, and the heading of the region or page. Focus never moves to the body, even
 * if the focused element is removed a moment later, for example because its row is deleted.
 */
export function followTrail(trail: FocusTrail, document: Document, preferred?: HTMLElement | null): void {
  const target = [preferred, ...trail.steps.map(({ element }) => element)].find(
    (element) => element != null && takesFocus(element),
  );
  if (target) {
    watch(target, () => followTrail(trail, document, preferred));
    return;
  }
  const around = trail.steps.flatMap((step) => step.around).filter(({ isConnected }) => isConnected);
  if (around.some((ancestor) => heirs.get(ancestor)?.())) return;
  const place = survivor(trail, document);
  if (place) focusPlace(place);
}

/**
 * Watches a button that its own action might remove, such as a retry button. If the button is removed, focus moves to
 * the heading of the surrounding region or page.
 */
export function keepFocusAround(button: HTMLElement): void {
  const trail = {
    steps: [{ element: button, around: ancestors(button) }],
    theme: button.closest<HTMLElement>('[data-cp-theme]'),
  };
  watch(button, () => followTrail(trail, button.ownerDocument));
}
