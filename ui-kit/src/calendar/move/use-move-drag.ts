import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { disableNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/disable-native-drag-preview';
import { preventUnhandled } from '@atlaskit/pragmatic-drag-and-drop/prevent-unhandled';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CalendarDate } from '../../dates/calendar-date.js';
import { daysBetween } from '../../dates/days-between.js';
import type { CalendarEntry } from '../../logs/types.js';
import { dateAt, type Point } from '../date-at.js';
import { datesAfter, type EntryDates } from './entry-move.js';
import { placeGhost } from './place-ghost.js';
import { spansDays } from './spans-days.js';

/** An entry that is being dragged. */
export interface MoveDrag {
  entry: CalendarEntry;
  /** Whether only the last day is dragged. */
  isResize: boolean;
  /** The color of the entry in the view. */
  color: { base: string; bar: string };
  /** Where the entry would be dropped; null if the pointer is not over a day. */
  target: EntryDates | null;
}

interface MoveDragInput {
  rootRef: RefObject<HTMLElement | null>;
  /** Follows the pointer. */
  ghostRef: RefObject<HTMLElement | null>;
  entryOf: (id: string | undefined) => CalendarEntry | undefined;
  canMove: (entry: CalendarEntry) => boolean;
  onDrop: (dropped: { entry: CalendarEntry; dates: EntryDates }) => void;
  onTurn: (direction: -1 | 1) => void;
  /** Whether the view scrolls through all days and has no pages. */
  isEndless: boolean;
  /** Accessible name of the group with the Previous and Next buttons. */
  navigation: string;
}

/** The distance in px from which a press counts as a drag instead of a click. */
const THRESHOLD = 4;
/** The width of the part of a bar that changes its last day, in px. */
const END = 8;
/** How close to the edges of the view the page turns or scrolls, in px. */
const TURN_ZONE = 24;
const SCROLL_ZONE = 40;
/** How far the view scrolls in a frame, in px. */
const SCROLL_STEP = 12;
/** How long the pointer must stay at an edge until the page turns, and turns again, in ms. */
const FIRST_TURN = 600;
const NEXT_TURN = 900;

/** Returns the nearest element around a chip that scrolls, or the calendar. */
function scrollerOf(chip: Element, root: HTMLElement): HTMLElement {
  for (let box = chip.parentElement; box && box !== root; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflow)) return box;
  return root;
}

/** Returns the color of a displayed entry. */
export function colorOf(chip: Element): MoveDrag['color'] {
  const style = getComputedStyle(chip);
  return {
    base: style.getPropertyValue('--c'),
    bar: style.getPropertyValue('--cp-entry-bar') || 'var(--cp-border-strong)',
  };
}

/** Checks whether a point is at the end of a bar's last day. */
function isAtEnd(chip: HTMLElement, { x }: Point): boolean {
  if (!chip.matches('.cp-day .cp-entry:not([data-goes-on])')) return false;
  const { left, right } = chip.getBoundingClientRect();
  return getComputedStyle(chip).direction === 'rtl' ? x - left < END : right - x < END;
}

/**
 * Lets users drag entries to other days, and the end of events to another last day. The calendar's root is the dragged
 * element, because chips are replaced when the page turns. On touch screens, a drag scrolls.
 *
 * @returns the entry that is being dragged, or null
 */
export function useMoveDrag(input: MoveDragInput): MoveDrag | null {
  const { rootRef } = input;
  const [drag, setDrag] = useState<MoveDrag | null>(null);
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  useEffect(() => {
    const root = rootRef.current;
    if (root === null) return;
    let release = () => {};

    const movable = (event: PointerEvent) => {
      const chip =
        event.pointerType !== 'touch' && event.target instanceof Element
          ? event.target.closest<HTMLElement>('[data-cp-entry]')
          : null;
      const entry = latest.current.entryOf(chip?.dataset.cpEntry);
      return chip && entry && latest.current.canMove(entry) ? { chip, entry } : null;
    };
    const onPointerMove = (event: PointerEvent) => {
      const found = event.buttons === 0 ? movable(event) : null;
      if (!found) return;
      const { chip, entry } = found;
      const cursor = spansDays(entry.kind) && isAtEnd(chip, event) ? 'col-resize' : '';
      if (chip.style.cursor !== cursor) chip.style.cursor = cursor;
    };
    const onPointerDown = (event: PointerEvent) => {
      release();
      const found = event.button === 0 ? movable(event) : null;
      const grabbed = dateAt(event);
      if (!found || grabbed === undefined) return;
      const stop = startDrag({ root, ...found, grabbed, from: event, latest, setDrag, end: () => release() });
      const onPointerUp = () => release();
      window.addEventListener('pointerup', onPointerUp);
      release = () => {
        release = () => {};
        window.removeEventListener('pointerup', onPointerUp);
        stop();
      };
    };
    root.addEventListener('pointerdown', onPointerDown, { capture: true });
    root.addEventListener('pointermove', onPointerMove);
    return () => {
      root.removeEventListener('pointerdown', onPointerDown, { capture: true });
      root.removeEventListener('pointermove', onPointerMove);
      release();
    };
  }, [rootRef]);
  return drag;
}

interface DragStart {
  root: HTMLElement;
  chip: HTMLElement;
  entry: CalendarEntry;
  /** The day on which the user pressed the button. */
  grabbed: CalendarDate;
  from: Point;
  latest: RefObject<MoveDragInput>;
  setDrag: (drag: MoveDrag | null) => void;
  /** Called when the drag has ended. */
  end: () => void;
}

/** Prepares a drag after a press on an entry. Returns a function that stops it. */
function startDrag({ root, chip, entry, grabbed, from, latest, setDrag, end }: DragStart): () => void {
  const isResize = spansDays(entry.kind) && isAtEnd(chip, from);
  const start: Point = { x: from.x, y: from.y };
  const scroller = scrollerOf(chip, root);
  const { direction: writing } = getComputedStyle(chip);
  const color = colorOf(chip);
  // Browsers disable text selection in draggable elements, and everything inside inherits it. Without this line, a press and
  // a drop would change the style of every element in the calendar.
  const { userSelect } = root.style;
  root.style.userSelect = 'auto';
  let point = start;
  let farthest = 0;
  let date: CalendarDate | undefined;
  let frame = 0;
  let turn: { direction: -1 | 1; at: number } | null = null;

  const targetOf = (day: CalendarDate): EntryDates =>
    isResize
      ? { startDate: entry.startDate, endDate: day < entry.startDate ? entry.startDate : day }
      : datesAfter(entry, daysBetween(grabbed, day));
  const show = () => setDrag({ entry, isResize, color, target: date === undefined ? null : targetOf(date) });

  const tick = (now: number) => {
    frame = requestAnimationFrame(tick);
    const { ghostRef, onTurn } = latest.current;
    placeGhost(ghostRef.current, point);
    const day = dateAt(point);
    if (day !== date) {
      date = day;
      show();
    }
    const direction = scrollOrTurn();
    if (direction === null) turn = null;
    else if (turn?.direction !== direction) turn = { direction, at: now + FIRST_TURN };
    else if (now >= turn.at) {
      turn = { direction, at: now + NEXT_TURN };
      onTurn(direction);
    }
  };

  /** Scrolls if the pointer is near an edge. Returns the direction in which the page should turn, or null. */
  const scrollOrTurn = (): -1 | 1 | null => {
    const { isEndless, navigation } = latest.current;
    const group = root.querySelector(`[role="group"][aria-label=${CSS.escape(navigation)}]`);
    const button = document.elementFromPoint(point.x, point.y)?.closest('button');
    if (button && group?.firstElementChild === button) return -1;
    if (button && group?.lastElementChild === button) return 1;
    if (date === undefined) return null;
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

  const follow = (next: { clientX: number; clientY: number }) => {
    point = { x: next.clientX, y: next.clientY };
    farthest = Math.max(farthest, Math.hypot(point.x - start.x, point.y - start.y));
  };

  const stop = combine(
    draggable({
      element: root,
      onGenerateDragPreview: ({ nativeSetDragImage }) => disableNativeDragPreview({ nativeSetDragImage }),
      onDragStart: ({ location }) => {
        // Otherwise, a drop outside of the calendar would look like a drop that failed.
        preventUnhandled.start();
        follow(location.current.input);
        show();
        frame = requestAnimationFrame(tick);
      },
      onDrag: ({ location }) => follow(location.current.input),
      onDrop: ({ location }) => {
        preventUnhandled.stop();
        follow(location.current.input);
        const day = location.current.dropTargets.length > 0 ? dateAt(point) : undefined;
        const { onDrop } = latest.current;
        setDrag(null);
        end();
        if (farthest < THRESHOLD) chip.click();
        else if (day !== undefined) onDrop({ entry, dates: targetOf(day) });
      },
    }),
    dropTargetForElements({
      element: root,
      canDrop: ({ source }) => source.element === root,
      getDropEffect: () => 'move',
    }),
  );
  return () => {
    cancelAnimationFrame(frame);
    stop();
    root.style.userSelect = userSelect;
  };
}
