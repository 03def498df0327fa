import { type RefObject, useEffect, useState } from 'react';
import { useLatest } from '../../internal/use-latest.js';
import { ignoreClick } from '../ground-drag.js';

/** The rectangle that the user draws, relative to the window, in px. */
interface Band {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface BandState {
  band: Band;
  /** The entries that the rectangle touches. */
  ids: readonly string[];
}

interface BandInput {
  canSelect: (id: string) => boolean;
  /** Called with the entries that the rectangle touches when the user releases the button. */
  onSelect: (ids: readonly string[]) => void;
}

/** The distance in px after which a press counts as a drag instead of a click. */
const THRESHOLD = 4;

/**
 * Lets users draw a rectangle around entries with the mouse, by holding Shift and dragging from a free part of a day.
 *
 * @returns The rectangle and the entries that it touches, or null.
 */
export function useBand(rootRef: RefObject<HTMLElement | null>, input: BandInput): BandState | null {
  const [state, setState] = useState<BandState | null>(null);
  const latest = useLatest(input);
  useEffect(() => {
    const root = rootRef.current;
    if (root === null) return;
    let stop = () => {};
    const onPointerDown = (event: PointerEvent) => {
      stop();
      const { target, button, shiftKey, pointerType } = event;
      if (button !== 0 || !shiftKey || pointerType === 'touch' || !(target instanceof Element)) return;
      if (target.closest('[data-cp-entry], [data-cp-value]') || !target.closest('[data-cp-date]')) return;
      stop = startBand({ root, from: event, setState, latest });
    };
    root.addEventListener('pointerdown', onPointerDown, { capture: true });
    return () => {
      root.removeEventListener('pointerdown', onPointerDown, { capture: true });
      stop();
    };
  }, [rootRef]);
  return state;
}

interface BandStart {
  root: HTMLElement;
  from: { clientX: number; clientY: number };
  setState: (state: BandState | null) => void;
  latest: RefObject<BandInput>;
}

/** Follows the pointer until the button is released. Returns a function that cancels the drag. */
function startBand({ root, from: { clientX: x, clientY: y }, setState, latest }: BandStart): () => void {
  const chips = [...root.querySelectorAll<HTMLElement>('[data-cp-entry]')]
    .map((chip) => ({ id: chip.dataset.cpEntry ?? '', box: chip.getBoundingClientRect() }))
    .filter(({ id }) => latest.current.canSelect(id));
  let current: BandState | null = null;
  const onPointerMove = (event: PointerEvent) => {
    const [width, height] = [Math.abs(event.clientX - x), Math.abs(event.clientY - y)];
    if (current === null && Math.hypot(width, height) < THRESHOLD) return;
    const band = { left: Math.min(x, event.clientX), top: Math.min(y, event.clientY), width, height };
    const touched = chips.filter(
      ({ box }) =>
        box.left < band.left + width &&
        box.right > band.left &&
        box.top < band.top + height &&
        box.bottom > band.top,
    );
    const ids = [...new Set(touched.map(({ id }) => id))];
    const isSame = current?.ids.join() === ids.join();
    current = { band, ids: isSame && current ? current.ids : ids };
    setState(current);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    current = null;
    stop();
  };
  const onPointerUp = () => {
    const drawn = current;
    stop();
    if (drawn === null) return;
    ignoreClick();
    latest.current.onSelect(drawn.ids);
  };
  const listeners = [
    ['pointermove', onPointerMove],
    ['pointerup', onPointerUp],
    ['pointercancel', () => stop()],
    ['keydown', onKeyDown],
  ] as const;
  const stop = () => {
    setState(null);
    for (const [type, listener] of listeners)
      window.removeEventListener(type, listener as EventListener, { capture: true });
  };
  for (const [type, listener] of listeners)
    window.addEventListener(type, listener as EventListener, { capture: true });
  return stop;
}
