/** Elements that handle key presses themselves. */
const OCCUPIED = [
  'input',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  ...['textbox', 'searchbox', 'combobox', 'listbox', 'menu', 'dialog', 'alertdialog'].map(
    (role) => `[role="${role}"]`,
  ),
].join(', ');

/** Elements that contain text that the user can edit. */
const EDITABLE = [
  'input:not([type="checkbox"], [type="radio"])',
  'textarea',
  '[contenteditable]:not([contenteditable="false"])',
].join(', ');

const OPEN_OVERLAY = ':is([role="dialog"], [role="alertdialog"], [role="menu"])[data-state="open"]';

/**
 * Returns whether a key press can be a single-key shortcut: it has no modifiers, is not part of an IME composition, and
 * happens outside fields, menus and dialogs.
 */
export function takesSingleKeys(event: KeyboardEvent): boolean {
  // In WebKit, `isComposing` is already false for the Enter key that ends a composition, but `keyCode` is 229.
  if (event.defaultPrevented || event.repeat || event.isComposing || event.keyCode === 229) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  // Ignore letters with Shift, but not other keys: some of them, such as `?`, require Shift.
  if (event.shiftKey && /^[a-z]$/i.test(event.key)) return false;
  return isOutside(event, OCCUPIED);
}

/** Returns whether the user presses Ctrl+A, or ⌘A on Macs, outside text fields, menus and dialogs. */
export function isSelectAll(event: KeyboardEvent): boolean {
  // Check for Ctrl or ⌘ before the key, because browsers that autofill a form dispatch keydown events without a key.
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'a') return false;
  return !event.shiftKey && !event.altKey && !event.defaultPrevented && isOutside(event, EDITABLE);
}

function isOutside(event: KeyboardEvent, elements: string): boolean {
  const [target] = event.composedPath();
  if (target instanceof Element && target.closest(elements)) return false;
  return document.querySelector(OPEN_OVERLAY) === null;
}
