import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Px that a pointer moves before a press is a drag and no click. */
const THRESHOLD = 5;

/**
 * Dragging with the mouse scrolls a box sideways; fingers do so by themselves. A drag is no click on what lies under
 * it. The box is `data-draggable` while there is something to scroll to.
 */
export function useDragScroll(ref: RefObject<HTMLElement | null>) {
  const from = useRef<{ x: number; left: number; pointer: number } | null>(null);
  const wasDrag = useRef(false);
  const [dragging, setDragging] = useState(false);
  const overflows = useOverflow(ref);

  const onPointerDown = ({ pointerType, button, clientX, pointerId }: PointerEvent<HTMLElement>) => {
    wasDrag.current = false;
    if (!overflows || pointerType !== 'mouse' || button !== 0 || ref.current === null) return;
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
      // From now on also where the pointer leaves the box.
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

/** Whether a box holds more than it is wide, followed as either changes. */
function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const look = () => setOverflows(box.scrollWidth > box.clientWidth + 1);
    const observer = new ResizeObserver(look);
    observer.observe(box);
    // Months come and go without a change of the box's own size.
    const children = new MutationObserver(look);
    children.observe(box, { childList: true });
    return () => {
      observer.disconnect();
      children.disconnect();
    };
  }, [ref]);
  return overflows;
}
