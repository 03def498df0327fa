import { type RefObject, useEffect, useRef } from 'react';
import type { CalendarDate } from '../dates/calendar-date.js';
import { dateAt, type Point } from './date-at.js';
import type { DateRange } from './layout/range-of-days.js';

/** What a drag across the free parts of days does. */
export interface GroundDragInput {
  /** Returns whether a press on a free part of a day can become a drag, for example only without modifier keys. */
  starts: (event: PointerEvent) => boolean;
  /**
   * Called when the pointer moves. `days` are the days between the press and the pointer, or null if the pointer is not
   * over a day.
   */
  onDrag: (dragged: Point & { days: DateRange | null }) => void;
  /** Called when the drag has ended or was canceled, before `onDrop`. */
  onEnd: () => void;
  /** Called when the user releases the button over a day. If it returns false, the press stays a click. */
  onDrop: (dropped: { days: DateRange }) => boolean;
}

/** The distance in px from which a press counts as a drag instead of a click. */
const THRESHOLD = 4;

/** The parts of a day that are not free. */
const OCCUPIED = '[data-cp-entry], [data-cp-more], [data-cp-add]';

/**
 * Lets users drag with the mouse across the free parts of days. Escape and a second button cancel. On touch screens, a
 * drag scrolls.
 *
 * @param rootRef The element with the days, which have `data-cp-date`.
 */
export function useGroundDrag(rootRef: RefObject<HTMLElement | null>, input: GroundDragInput): void {
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  useEffect(() => {
    const root = rootRef.current;
    if (root === null) return;
    let release = () => {};
    const onPointerDown = (event: PointerEvent) => {
      release();
      if (event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof Element)) return;
      if (event.target.closest(OCCUPIED) || !event.target.closest('[data-cp-date]')) return;
      const date = dateAt(event);
      if (date !== undefined && latest.current.starts(event)) release = follow(event, date, latest);
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
  latest: RefObject<GroundDragInput>,
): () => void {
  const listeners = new AbortController();
  let isDrag = false;
  let isCanceled = false;
  let days: DateRange | null = null;

  const end = () => {
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
    // The user has released the button outside of the window.
    if (event.buttons === 0) return stop();
    if (event.buttons !== 1) return cancel();
    isDrag ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) >= THRESHOLD;
    if (!isDrag) return;
    const date = dateAt(event);
    days = date === undefined ? null : { from: date < first ? date : first, to: date < first ? first : date };
    latest.current.onDrag({ x: event.clientX, y: event.clientY, days });
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

/** Ignores the click that the browser sends after the button has been released, if there is one. */
function ignoreClick(): void {
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
