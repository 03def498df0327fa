import type { CalendarDate } from '@content-planner/model';
import { type RefObject, useEffect } from 'react';
import { useLatest } from '../internal/use-latest.js';
import { dateAt, type Point } from './date-at.js';
import { type EdgeTurnsInput, edgeTurns, scrollerOf } from './edge-turns.js';
import type { DateRange } from './layout/range-of-days.js';

/** Options for dragging across the free parts of days. */
export interface GroundDragInput {
  /** Returns whether a press on a free part of a day can become a drag. For example, modifier keys can prevent it. */
  starts: (event: PointerEvent) => boolean;
  /**
   * Called when the pointer moves, or when the view moves under it. `days` are the days between the press and the
   * pointer, or null if the pointer is not over a day.
   */
  onDrag: (dragged: Point & { days: DateRange | null }) => void;
  /** Called when the drag has ended or was canceled, before `onDrop`. */
  onEnd: () => void;
  /** Called when the user releases the mouse button over a day. Return false to count the press as a click. */
  onDrop: (dropped: { days: DateRange }) => boolean;
  /** What the drag does at the edges of the view. */
  edges: EdgeTurnsInput;
}

/** The distance in px after which a press counts as a drag instead of a click. */
const THRESHOLD = 4;

/** Selects the parts of a day that are not free. */
const OCCUPIED = '[data-cp-entry], [data-cp-more], [data-cp-add], [data-cp-value]';

/**
 * Lets users drag with the mouse across the free parts of days. Pressing Escape or a second mouse button cancels the
 * drag. On touch screens, a drag scrolls.
 *
 * @param rootRef The element that contains the days. Each day has `data-cp-date`.
 */
export function useGroundDrag(rootRef: RefObject<HTMLElement | null>, input: GroundDragInput): void {
  const latest = useLatest(input);
  useEffect(() => {
    const root = rootRef.current;
    if (root === null) return;
    let release = () => {};
    const onPointerDown = (event: PointerEvent) => {
      release();
      if (event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof Element)) return;
      const day = event.target.closest('[data-cp-date]');
      if (event.target.closest(OCCUPIED) || !day) return;
      const date = dateAt(event);
      if (date === undefined || !latest.current.starts(event)) return;
      const atEdges = edgeTurns(root, scrollerOf(day, root), () => latest.current.edges);
      release = follow(event, date, { latest, atEdges });
    };
    root.addEventListener('pointerdown', onPointerDown);
    return () => {
      root.removeEventListener('pointerdown', onPointerDown);
      release();
    };
  }, [rootRef]);
}

/** Follows the pointer after a press on a day. Returns a function that ends the drag without a drop. */
function follow(
  { clientX, clientY, pointerId }: PointerEvent,
  first: CalendarDate,
  { latest, atEdges }: { latest: RefObject<GroundDragInput>; atEdges: ReturnType<typeof edgeTurns> },
): () => void {
  const listeners = new AbortController();
  let isDrag = false;
  let isCanceled = false;
  let days: DateRange | null = null;
  let point: Point = { x: clientX, y: clientY };
  let date: CalendarDate | undefined = first;
  let frame = 0;

  const update = () => {
    date = dateAt(point);
    days = date === undefined ? null : { from: date < first ? date : first, to: date < first ? first : date };
    latest.current.onDrag({ ...point, days });
  };
  const tick = (now: number) => {
    frame = requestAnimationFrame(tick);
    if (dateAt(point) !== date) update();
    atEdges({ point, isOverDay: date !== undefined, now });
  };
  const end = () => {
    cancelAnimationFrame(frame);
    if (isDrag) latest.current.onEnd();
    isDrag = false;
    days = null;
  };
  const stop = () => {
    listeners.abort();
    end();
  };
  const cancel = () => {
    isCanceled = true;
    end();
  };
  const on = <Name extends keyof WindowEventMap>(name: Name, run: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(name, run, { capture: true, signal: listeners.signal });

  on('pointermove', (event) => {
    if (event.pointerId !== pointerId || isCanceled) return;
    // Stop if the user has released the button outside the window.
    if (event.buttons === 0) return stop();
    if (event.buttons !== 1) return cancel();
    point = { x: event.clientX, y: event.clientY };
    if (!isDrag) {
      if (Math.hypot(point.x - clientX, point.y - clientY) < THRESHOLD) return;
      isDrag = true;
      frame = requestAnimationFrame(tick);
    }
    update();
  });
  on('pointerup', (event) => {
    if (event.pointerId !== pointerId) return;
    const dropped = days;
    stop();
    if (isCanceled || (dropped && latest.current.onDrop({ days: dropped }))) ignoreClick();
  });
  on('pointercancel', stop);
  on('keydown', (event) => {
    if (event.key !== 'Escape' || !isDrag) return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  });
  window.addEventListener('selectstart', (event) => event.preventDefault(), { signal: listeners.signal });
  return stop;
}

/** Ignores the click, if any, that the browser sends after the button is released. */
export function ignoreClick(): void {
  const listener = new AbortController();
  window.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal: listener.signal },
  );
  setTimeout(() => listener.abort());
}
