import { elementsAt } from '../internal/browser.js';
import { cssString } from '../internal/css-string.js';
import type { Point } from './date-at.js';

/** What a drag does at the edges of the view. */
export interface EdgeTurnsInput {
  onTurn: (direction: -1 | 1) => void;
  /** Whether the view scrolls through all days and has no pages. */
  isEndless: boolean;
  /** Accessible name of the group with the Previous and Next buttons. */
  navigation: string;
}

/** The distance from the view's edges at which the page turns or the view scrolls, in px. */
const TURN_ZONE = 24;
const SCROLL_ZONE = 40;
/** How far the view scrolls per frame, in px. */
const SCROLL_STEP = 12;
/** How long the pointer must stay at an edge before the first page turn, and before each additional one, in ms. */
const FIRST_TURN = 600;
const NEXT_TURN = 900;

/** Returns the nearest scrollable ancestor of a chip or day, or the calendar if there is no such ancestor. */
export function scrollerOf(element: Element, root: HTMLElement): HTMLElement {
  for (let box = element.parentElement; box && box !== root; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflow)) return box;
  return root;
}

/** The state of the pointer in an animation frame. */
interface Frame {
  point: Point;
  /** Whether the pointer is over a day. */
  isOverDay: boolean;
  /** The time of the frame, in ms. */
  now: number;
}

/**
 * Returns a function to call in each frame of a drag. The function scrolls the view if the pointer is near an edge. The
 * function turns the page if the pointer is over the Previous or Next button, or if the pointer is near the left or
 * right edge and the view can't scroll any further in that direction.
 *
 * @param current Returns the latest input.
 */
export function edgeTurns(
  root: HTMLElement,
  scroller: HTMLElement,
  current: () => EdgeTurnsInput,
): (frame: Frame) => void {
  const { direction: writing } = getComputedStyle(scroller);
  let turn: { direction: -1 | 1; at: number } | null = null;

  /** Scrolls if the pointer is near an edge. Returns the direction in which the page should turn, or null. */
  const scrollOrTurn = ({ point, isOverDay }: Frame): -1 | 1 | null => {
    const { isEndless, navigation } = current();
    const group = root.querySelector(`[role="group"][aria-label=${cssString(navigation)}]`);
    const button = elementsAt(point)[0]?.closest('button');
    if (button && group?.firstElementChild === button) return -1;
    if (button && group?.lastElementChild === button) return 1;
    if (!isOverDay) return null;
    const { left, right, top, bottom } = scroller.getBoundingClientRect();
    if (point.y < top + SCROLL_ZONE) scroller.scrollTop -= SCROLL_STEP;
    else if (point.y > bottom - SCROLL_ZONE) scroller.scrollTop += SCROLL_STEP;
    const side = point.x < left + TURN_ZONE ? -1 : point.x > right - TURN_ZONE ? 1 : 0;
    if (side === 0 || isEndless) return null;
    const before = scroller.scrollLeft;
    scroller.scrollLeft += side * SCROLL_STEP;
    if (scroller.scrollLeft !== before) return null;
    return writing === 'rtl' ? (-side as -1 | 1) : side;
  };

  return (frame) => {
    const direction = scrollOrTurn(frame);
    if (direction === null) turn = null;
    else if (turn?.direction !== direction) turn = { direction, at: frame.now + FIRST_TURN };
    else if (frame.now >= turn.at) {
      turn = { direction, at: frame.now + NEXT_TURN };
      current().onTurn(direction);
    }
  };
}
