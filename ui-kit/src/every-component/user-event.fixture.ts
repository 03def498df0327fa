import { userEvent as browserEvent } from 'vitest/browser';

/** Waits until the components have handled all previous events. */
const handled = () => new Promise<void>((resolve) => setTimeout(resolve));

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex], [contenteditable]';

async function click(element: Element): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect();
  const init = {
    ...{ bubbles: true, cancelable: true, composed: true, detail: 1, view: window },
    ...{ clientX: x + width / 2, clientY: y + height / 2, pointerType: 'mouse', isPrimary: true },
  };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...init, buttons: 1 }));
  if (element.dispatchEvent(new MouseEvent('mousedown', { ...init, buttons: 1 }))) {
    const target = element.closest<HTMLElement>(FOCUSABLE);
    if (target) target.focus({ preventScroll: true });
    else (document.activeElement as HTMLElement | null)?.blur();
  }
  await handled();
  element.dispatchEvent(new PointerEvent('pointerup', init));
  element.dispatchEvent(new MouseEvent('mouseup', init));
  element.dispatchEvent(new PointerEvent('click', init));
  await handled();
}

/** Replaces the text of a field. */
async function fill(element: Element, text: string): Promise<void> {
  const field = element as HTMLInputElement | HTMLTextAreaElement;
  field.focus();
  field.select();
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  await handled();
}

/** Adds to the text of a field. */
async function type(element: Element, text: string): Promise<void> {
  await click(element);
  document.execCommand('insertText', false, text);
  await handled();
}

async function upload(element: Element, file: File): Promise<void> {
  const files = new DataTransfer();
  files.items.add(file);
  (element as HTMLInputElement).files = files.files;
  element.dispatchEvent(new Event('change', { bubbles: true }));
  await handled();
}

/**
 * Simulates what users do, for tests that only check the resulting texts. Clicks, text entry and uploads are simulated
 * in the page, because real clicks take several times as long as everything else in those tests. Only `keyboard` and
 * `tab` press real keys.
 */
export const userEvent = {
  click,
  fill,
  type,
  upload,
  keyboard: (text: string) => browserEvent.keyboard(text),
  tab: () => browserEvent.tab(),
};
