import type { KeyboardEvent } from 'react';

/** The keys of the panel with conditions, outside its text fields: + adds a condition, and Delete removes one. */
export function panelKeys(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: panel, key, ctrlKey, metaKey, altKey } = event;
  const target = event.target as HTMLElement;
  // Keys in the lists of values bubble up to this panel even though the lists are outside it.
  if (ctrlKey || metaKey || altKey || !panel.contains(target) || target.matches('input')) return;
  const button =
    key === '+'
      ? panel.querySelector<HTMLElement>('[data-another]')
      : key === 'Delete'
        ? target.closest('[data-field]')?.querySelector<HTMLElement>(':scope > button')
        : null;
  if (!button) return;
  event.preventDefault();
  button.click();
}
