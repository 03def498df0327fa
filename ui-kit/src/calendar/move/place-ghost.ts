import type { Point } from '../date-at.js';

/** The width that the label beside the pointer requires, in px. */
const LABEL_ROOM = 240;

/**
 * Moves the element of `DragGhost` to the pointer. Near the right edge of the window, the element's content is to the
 * left of the pointer.
 */
export function placeGhost(ghost: HTMLElement | null, { x, y }: Point): void {
  if (ghost === null) return;
  ghost.style.transform = `translate(${x}px, ${y}px)`;
  ghost.toggleAttribute('data-flipped', x > window.innerWidth - LABEL_ROOM);
}
