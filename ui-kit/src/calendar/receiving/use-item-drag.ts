import type { CalendarDate } from '@content-planner/model';
import { type RefObject, useEffect } from 'react';
import { elementsAt } from '../../internal/browser.js';
import { useLatest } from '../../internal/use-latest.js';
import { dateAt, type Point } from '../date-at.js';
import { type EdgeTurnsInput, edgeTurns, scrollerOf } from '../edge-turns.js';
import { ignoreClick } from '../ground-drag.js';
import { placeGhost } from '../move/place-ghost.js';

interface ItemDragInput extends EdgeTurnsInput {
  rootRef: RefObject<HTMLElement | null>;
  /** The element that follows the pointer. */
  ghostRef: RefObject<HTMLElement | null>;
  /** A selector of the items. */
  items: string;
  /** Called when a drag begins, and when the pointer moves to another day or out of the calendar. */
  onDrag: (dragged: { item: HTMLElement; date: CalendarDate | undefined }) => void;
  /** Called when the drag has ended. `date` is undefined if the item was not dropped on a day. */
  onEnd: (dropped: { item: HTMLElement; date: CalendarDate | undefined }) => void;
}

/** The distance in px after which a press with the mouse is a drag, and up to which a touch can become one. */
const THRESHOLD = { mouse: 4, touch: 10 };
/** How long a touch has to last, in ms. */
const HOLD = 400;

/**
 * Lets users drag items outside the calendar onto a day, with the mouse or, after they have held the item for a moment,
 * by touch. Escape cancels.
 */
export function useItemDrag(input: ItemDragInput): void {
  const latest = useLatest(input);
  useEffect(() => {
    let release = () => {};
    const onPointerDown = (event: PointerEvent) => {
      release();
      const { items, rootRef } = latest.current;
      const item = event.target instanceof Element ? event.target.closest<HTMLElement>(items) : null;
      const root = rootRef.current;
      if (event.button !== 0 || item === null || root === null || root.contains(item)) return;
      release = follow(event, { item, root, latest });
    };
    // Added before a touch begins, because browsers ignore later listeners that prevent scrolling.
    const onTouchMove = (event: TouchEvent) => {
      if (document.documentElement.hasAttribute('data-cp-carrying')) event.preventDefault();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('touchmove', onTouchMove, { passive: false });
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('touchmove', onTouchMove);
      release();
    };
  }, []);
}

/** Follows the pointer after a press on an item. Returns a function that ends the drag without a drop. */
function follow(
  { clientX, clientY, pointerId, pointerType }: PointerEvent,
  { item, root, latest }: { item: HTMLElement; root: HTMLElement; latest: RefObject<ItemDragInput> },
): () => void {
  const isTouch = pointerType === 'touch';
  const listeners = new AbortController();
  const atEdges = edgeTurns(
    root,
    scrollerOf(root.querySelector('[data-cp-date]') ?? root, root),
    () => latest.current,
  );
  let point: Point = { x: clientX, y: clientY };
  let date: CalendarDate | undefined;
  let frame = 0;
  let isDrag = false;

  const tick = (now: number) => {
    frame = requestAnimationFrame(tick);
    placeGhost(latest.current.ghostRef.current, point);
    const day = elementsAt(point).includes(root) ? dateAt(point) : undefined;
    if (day !== date) {
      date = day;
      latest.current.onDrag({ item, date });
    }
    atEdges({ point, isOverDay: date !== undefined, now });
  };
  const start = () => {
    isDrag = true;
    document.documentElement.toggleAttribute('data-cp-carrying', true);
    latest.current.onDrag({ item, date });
    frame = requestAnimationFrame(tick);
  };
  const hold = isTouch ? setTimeout(start, HOLD) : undefined;
  const stop = (isDropped = false) => {
    clearTimeout(hold);
    listeners.abort();
    cancelAnimationFrame(frame);
    document.documentElement.removeAttribute('data-cp-carrying');
    if (!isDrag) return;
    isDrag = false;
    ignoreClick();
    latest.current.onEnd({ item, date: isDropped ? date : undefined });
  };
  const on = <Name extends keyof WindowEventMap>(name: Name, run: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(name, run, { capture: true, signal: listeners.signal });

  on('pointermove', (event) => {
    if (event.pointerId !== pointerId) return;
    point = { x: event.clientX, y: event.clientY };
    if (isDrag || Math.hypot(point.x - clientX, point.y - clientY) < THRESHOLD[isTouch ? 'touch' : 'mouse'])
      return;
    // A touch that moves at once scrolls the page.
    if (isTouch) stop();
    else start();
  });
  on('pointerup', (event) => {
    if (event.pointerId === pointerId) stop(true);
  });
  on('pointercancel', () => stop());
  on('keydown', (event) => {
    if (event.key !== 'Escape' || !isDrag) return;
    event.preventDefault();
    event.stopPropagation();
    stop();
  });
  // The item's own menus, pictures and texts would take over the drag.
  for (const name of ['selectstart', 'dragstart', 'contextmenu'])
    window.addEventListener(name, (event) => event.preventDefault(), { signal: listeners.signal });
  return stop;
}
