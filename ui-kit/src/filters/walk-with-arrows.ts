import type { KeyboardEvent } from 'react';

const CHECKBOXES = '[role="checkbox"]';

/** Moves focus between the checkboxes in a popover with the Up and Down arrow keys. */
export function walkWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>(CHECKBOXES)];
  if (boxes.length === 0) return;
  const row = (event.target as Element).closest('li');
  const place = boxes.findIndex((box) => box === event.target || row?.contains(box));
  const next = place < 0 && step < 0 ? boxes.length - 1 : (place + step + boxes.length) % boxes.length;
  boxes[next]?.focus();
  event.preventDefault();
}
