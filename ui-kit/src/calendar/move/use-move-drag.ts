import { type CalendarDate, daysBetween } from '@content-planner/model';
import { type RefObject, useEffect, useState } from 'react';
import {
  combine,
  disableNativeDragPreview,
  draggable,
  dropTargetForElements,
  preventUnhandled,
} from '../../internal/drag-and-drop.js';
import { useLatest } from '../../internal/use-latest.js';
import type { CalendarEntry } from '../../logs/types.js';
import { dateAt, type Point } from '../date-at.js';
import { type EdgeTurnsInput, edgeTurns, scrollerOf } from '../edge-turns.js';
import { datesAfter, type EntryDates } from './entry-move.js';
import { type MovePlace, movedTo, placeAround, placeAt } from './move-place.js';
import { placeGhost } from './place-ghost.js';

/** An entry that is being dragged. */
export interface MoveDrag {
  entry: CalendarEntry;
  /** Whether the user is dragging only the last day. */
  isResize: boolean;
  /** The color of the entry in the view. */
  color: { base: string; bar: string };
  /**
   * The dates that the entry would have after a drop at the pointer, or null if the pointer is neither over a day nor over
   * another place.
   */
  target: EntryDates | null;
  /** Whether the pointer is over a day. */
  isOverDay?: boolean;
  /** The element of the place at the pointer, and what changes there. */
  placeElement?: HTMLElement | null;
  place?: MovePlace | undefined;
}

interface MoveDragInput extends EdgeTurnsInput {
  rootRef: RefObject<HTMLElement | null>;
  /** The element that follows the pointer. */
  ghostRef: RefObject<HTMLElement | null>;
  entryOf: (id: string | undefined) => CalendarEntry | undefined;
  canMove: (entry: CalendarEntry) => boolean;
  /** Returns whether the entry can last several days. */
  spansDays: (entry: CalendarEntry) => boolean;
  onDrop: (dropped: { entry: CalendarEntry; dates: EntryDates; place: MovePlace | undefined }) => void;
}

/** The distance in px after which a press counts as a drag instead of a click. */
const THRESHOLD = 4;
/** The width of the handle at the end of a bar, in px. Dragging the handle changes the last day. */
const END = 8;
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
 * Lets users drag entries to other days, and drag the end of an event to change its last day. To the browser, the
 * dragged element is the calendar's root, because the chip's element is replaced when the calendar displays other days.
 * On touch screens, a drag scrolls.
 *
 * @returns The entry that is being dragged, or null.
 */
export function useMoveDrag(input: MoveDragInput): MoveDrag | null {
  const { rootRef } = input;
  const [drag, setDrag] = useState<MoveDrag | null>(null);
  const latest = useLatest(input);
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
      const cursor = latest.current.spansDays(entry) && isAtEnd(chip, event) ? 'col-resize' : '';
      if (chip.style.cursor !== cursor) chip.style.cursor = cursor;
    };
    const onPointerDown = (event: PointerEvent) => {
      release();
      const found = event.button === 0 ? movable(event) : null;
      if (!found) return;
      // A view with places can have no days.
      const grabbed = dateAt(event) ?? (placeAround(found.chip) ? found.entry.startDate : undefined);
      if (grabbed === undefined) return;
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
  /** The day on which the user pressed the mouse button. */
  grabbed: CalendarDate;
  from: Point;
  latest: RefObject<MoveDragInput>;
  setDrag: (drag: MoveDrag | null) => void;
  /** Called when the drag has ended. */
  end: () => void;
}

/** Prepares a drag after a press on an entry. Returns a function that stops the drag. */
function startDrag({ root, chip, entry, grabbed, from, latest, setDrag, end }: DragStart): () => void {
  const isResize = latest.current.spansDays(entry) && isAtEnd(chip, from);
  const start: Point = { x: from.x, y: from.y };
  const atEdges = edgeTurns(root, scrollerOf(chip, root), () => latest.current);
  const color = colorOf(chip);
  // Browsers disable text selection in draggable elements, and descendants inherit this style. Without this override,
  // each press and each drop would change the style of every element in the calendar.
  const { userSelect } = root.style;
  root.style.userSelect = 'auto';
  let point = start;
  let farthest = 0;
  let date: CalendarDate | undefined;
  const home = placeAround(chip);
  let placeElement = home;
  let frame = 0;

  const targetOf = (day: CalendarDate): EntryDates =>
    isResize
      ? { startDate: entry.startDate, endDate: day < entry.startDate ? entry.startDate : day }
      : datesAfter(entry, daysBetween(grabbed, day));
  const placeNow = () => (isResize ? undefined : movedTo(placeElement, home));
  const datesOn = (day: CalendarDate | undefined) => (day === undefined ? entry : targetOf(day));
  const show = () => {
    const place = placeNow();
    const isOverDay = date !== undefined;
    const target = isOverDay || place ? datesOn(date) : null;
    setDrag({ entry, isResize, color, target, isOverDay, placeElement, place });
  };

  const tick = (now: number) => {
    frame = requestAnimationFrame(tick);
    placeGhost(latest.current.ghostRef.current, point);
    const day = dateAt(point);
    const nextPlace = placeAt(point);
    if (day !== date || nextPlace !== placeElement) {
      date = day;
      placeElement = nextPlace;
      show();
    }
    atEdges({ point, isOverDay: date !== undefined, now });
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
        // Without this call, a drop outside the calendar would look like a failed drop.
        preventUnhandled.start();
        follow(location.current.input);
        show();
        frame = requestAnimationFrame(tick);
      },
      onDrag: ({ location }) => follow(location.current.input),
      onDrop: ({ location }) => {
        preventUnhandled.stop();
        follow(location.current.input);
        const isInside = location.current.dropTargets.length > 0;
        const day = isInside ? dateAt(point) : undefined;
        placeElement = isInside ? placeAt(point) : null;
        const place = placeNow();
        const { onDrop } = latest.current;
        setDrag(null);
        end();
        if (farthest < THRESHOLD) chip.click();
        else if (day !== undefined || place) onDrop({ entry, dates: datesOn(day), place });
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
