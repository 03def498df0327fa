import type { KeyboardEvent } from 'react';
import { ariaShortcut, shortcutKeys } from './shortcut.js';

/** The value of `aria-keyshortcuts` for a button that submits a form. */
export const submitShortcut = (): string | undefined => ariaShortcut(shortcutKeys('Ctrl+Enter'));

/**
 * Returns whether the user presses Ctrl+Enter, or ⌘Enter on Macs, in a form. Keys in lists and popovers that a control
 * has opened don't count, although React passes their events to the form.
 */
export function isSubmitKey(event: KeyboardEvent<HTMLFormElement>): boolean {
  // In WebKit, `isComposing` is already false for the Enter key that ends a composition, but `keyCode` is 229.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return false;
  return (event.ctrlKey || event.metaKey) && event.currentTarget.contains(event.target as Node);
}

/** Clicks the form's submit button after Ctrl+Enter. Use this function as `onKeyDownCapture` of the form. */
export function submitWithKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (!isSubmitKey(event)) return;
  event.preventDefault();
  // Enter would also activate a button or open a select. Text fields, however, parse their text.
  if (!(event.target as Element).matches('input, textarea')) event.stopPropagation();
  if (event.repeat) return;
  const button = event.currentTarget.querySelector<HTMLElement>('button[type="submit"]');
  // Wait until the form contains the parsed text.
  setTimeout(() => button?.click());
}
