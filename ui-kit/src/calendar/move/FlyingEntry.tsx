import { type RefObject, useEffect, useRef } from 'react';
import { useLatest } from '../../internal/use-latest.js';
import type { CalendarEntry } from '../../logs/types.js';
import { DragGhost } from './DragGhost.js';
import type { MoveDrag } from './use-move-drag.js';

/** The animation of an entry that flies to its place in the calendar. */
export interface Flight extends Pick<MoveDrag, 'entry' | 'color'> {
  /** Where the flight starts: the entry's left and top edges in the window, in px. */
  from: { left: number; top: number };
  /** The duration of the flight, in ms. */
  duration: number;
}

/** How long an entry takes to fly to its new place, or back to its old place after a failed move, in ms. */
export const LANDING = 160;
export const RETURN = 180;

interface FlyingEntryProps {
  flight: Flight;
  /** Returns the element of the entry, or null if the entry is not displayed. */
  placeOf: (entry: CalendarEntry) => HTMLElement | null;
  onEnd: () => void;
}

/** Returns the left and top edges of the entry that `DragGhost` displays. */
export const ghostPlace = (ref: RefObject<HTMLElement | null>): Flight['from'] | undefined =>
  ref.current?.querySelector('.cp-entry')?.getBoundingClientRect();

/** An entry that flies to its place. */
export function FlyingEntry({ flight, placeOf, onEnd }: FlyingEntryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useLatest({ placeOf, onEnd });
  useEffect(() => {
    let animation: Animation | undefined;
    // Runs before the next paint, but not in the task that handles the drop, because the layout takes several ms with
    // thousands of entries.
    const frame = requestAnimationFrame(() => {
      const ghost = ref.current;
      const to = latest.current.placeOf(flight.entry)?.getBoundingClientRect();
      if (ghost === null || to === undefined) return latest.current.onEnd();
      ghost.style.transform = 'none';
      const origin = ghostPlace(ref) ?? { left: 0, top: 0 };
      const at = ({ left, top }: Flight['from']) => ({
        transform: `translate(${left - origin.left}px, ${top - origin.top}px)`,
      });
      const easing = getComputedStyle(ghost).getPropertyValue('--cp-ease-out').trim() || 'ease-out';
      animation = ghost.animate([at(flight.from), at(to)], { duration: flight.duration, easing });
      animation.onfinish = () => latest.current.onEnd();
    });
    return () => {
      cancelAnimationFrame(frame);
      animation?.cancel();
    };
  }, [flight]);
  return (
    <DragGhost ref={ref} drag={{ entry: flight.entry, color: flight.color, isResize: false, target: null }} />
  );
}
