import { type RefObject, useEffect, useRef } from 'react';
import { useBeforePaint } from '../../internal/use-before-paint.js';

interface PressesInput {
  rootRef: RefObject<HTMLElement | null>;
  /** Whether any entries are selected. If so, a tap selects an entry instead of opening its details. */
  hasSelection: boolean;
  onToggle: (id: string) => void;
}

/** How long users must press an entry on a touch screen to select it, in ms. */
const LONG = 500;
/** How far a finger can move during a long press, in px. */
const SLACK = 10;

const chipAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-cp-entry]') : null;

/** Selects entries with Shift+click. On touch screens, a long press starts a selection, and taps extend it. */
export function usePresses(input: PressesInput): void {
  const { rootRef } = input;
  const latest = useRef(input);
  // Update before painting, so that a tap always extends the selection that the user sees.
  useBeforePaint(() => {
    latest.current = input;
  });
  useEffect(() => {
    const root = rootRef.current;
    if (root === null) return;
    let isTouch = false;
    let wasLong = false;
    let start: { x: number; y: number } | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    const handled = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const onPointerDown = ({ pointerType, isPrimary, target, clientX, clientY }: PointerEvent) => {
      stop();
      wasLong = false;
      isTouch = pointerType === 'touch';
      const id = chipAt(target)?.dataset.cpEntry;
      if (!isTouch || !isPrimary || id === undefined) return;
      start = { x: clientX, y: clientY };
      timer = setTimeout(() => {
        wasLong = true;
        latest.current.onToggle(id);
      }, LONG);
    };
    const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > SLACK) stop();
    };
    const onClick = (event: MouseEvent) => {
      const chip = chipAt(event.target);
      if (wasLong) {
        wasLong = false;
        return handled(event);
      }
      const { hasSelection, onToggle } = latest.current;
      if (!chip?.dataset.cpEntry || !(event.shiftKey || (isTouch && hasSelection))) return;
      handled(event);
      chip.focus({ preventScroll: true });
      onToggle(chip.dataset.cpEntry);
    };
    // Without this listener, Shift+click would select text.
    const onMouseDown = (event: MouseEvent) => {
      const isInDay =
        event.target instanceof Element && event.target.closest('[data-cp-entry], [data-cp-date]');
      if (event.shiftKey && isInDay) event.preventDefault();
    };
    const onContextMenu = (event: Event) => {
      if (isTouch && chipAt(event.target)) event.preventDefault();
    };
    const listeners = [
      ['pointerdown', onPointerDown],
      ['pointermove', onPointerMove],
      ['pointerup', stop],
      ['pointercancel', stop],
      ['click', onClick],
      ['mousedown', onMouseDown],
      ['contextmenu', onContextMenu],
    ] as const;
    for (const [type, listener] of listeners)
      root.addEventListener(type, listener as EventListener, { capture: true });
    return () => {
      stop();
      for (const [type, listener] of listeners)
        root.removeEventListener(type, listener as EventListener, { capture: true });
    };
  }, [rootRef]);
}
