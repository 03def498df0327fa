import type { Point } from '../date-at.js';

/** How much room the label beside the pointer requires, in px. */
const LABEL_ROOM = 240;

/**
 * Moves the element of `DragGhost` to the pointer. Near the window's end edge, the content is on the pointer's other
 * side.
 */
export function placeGhost(ghost: HTMLElement | null, { x, y }: Point): void {
  if (ghost === null) return;
  ghost.style.transform = `translate(${x}px, ${y}px)`;
  ghost.toggleAttribute('data-flipped', x > window.innerWidth - LABEL_ROOM);
}
