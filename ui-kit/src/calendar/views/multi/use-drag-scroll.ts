import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** The distance in px after which a press counts as a drag instead of a click. */
const THRESHOLD = 5;

/**
 * Lets users scroll a box horizontally by dragging with the mouse. On touch screens, the browser scrolls the box. A
 * drag does not click the element under the pointer. The box has `data-draggable` while its content overflows.
 */
export function useDragScroll(ref: RefObject<HTMLElement | null>) {
  const from = useRef<{ x: number; left: number; pointer: number } | null>(null);
  const wasDrag = useRef(false);
  const [dragging, setDragging] = useState(false);
  const overflows = useOverflow(ref);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { pointerType, button, shiftKey, clientX, pointerId, target } = event;
    wasDrag.current = false;
    // A drag with the Shift key selects entries instead.
    if (!overflows || pointerType !== 'mouse' || button !== 0 || shiftKey || ref.current === null) return;
    // A drag that starts on an entry moves the entry instead.
    if (target instanceof Element && target.closest('[draggable="true"]')) return;
    from.current = { x: clientX, left: ref.current.scrollLeft, pointer: pointerId };
  };
  const onPointerMove = ({ clientX, pointerId }: PointerEvent<HTMLElement>) => {
    const start = from.current;
    const box = ref.current;
    if (start === null || box === null || start.pointer !== pointerId) return;
    const distance = clientX - start.x;
    if (!wasDrag.current && Math.abs(distance) < THRESHOLD) return;
    if (!wasDrag.current) {
      wasDrag.current = true;
      // The box keeps receiving events when the pointer leaves it.
      box.setPointerCapture(pointerId);
      setDragging(true);
    }
    box.scrollLeft = start.left - distance;
  };
  const onPointerUp = () => {
    from.current = null;
    setDragging(false);
  };
  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    if (!wasDrag.current) return;
    wasDrag.current = false;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    'data-draggable': overflows ? '' : undefined,
    'data-dragging': dragging ? '' : undefined,
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    onClickCapture,
  };
}

/** Returns whether a box's content is wider than the box. Updates when either width changes. */
function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (box === null || typeof ResizeObserver === 'undefined') return;
    const look = () => setOverflows(box.scrollWidth > box.clientWidth + 1);
    const observer = new ResizeObserver(look);
    observer.observe(box);
    // Also watch the children, because adding or removing months doesn't change the size of the box itself.
    const children = new MutationObserver(look);
    children.observe(box, { childList: true });
    return () => {
      observer.disconnect();
      children.disconnect();
    };
  }, [ref]);
  return overflows;
}
