import { type RefObject, useState } from 'react';
import { useBeforePaint } from '../internal/use-before-paint.js';

/** The height of two lines with their gap, and the width of the button for the others, in px. */
const [HEIGHT, BUTTON] = [26 + 6 + 26, 76];

/** Returns how many items of a wrapping list don't fit on two lines together with the button that opens the others. */
export function useHiddenItems(listRef: RefObject<HTMLElement | null>, contents: string): number {
  const [hidden, setHidden] = useState(0);
  // The contents determine the widths of the items.
  useBeforePaint(() => {
    const list = listRef.current;
    if (!list) return;
    const measure = () => {
      const items = [...list.querySelectorAll<HTMLElement>(':scope > li:not([data-more])')];
      for (const item of items) item.style.display = 'inline-flex';
      const { top, right } = list.getBoundingClientRect();
      const boxes = items.map((item) => item.getBoundingClientRect());
      for (const item of items) item.style.display = '';
      const fitting = boxes.findIndex((box) => box.bottom > top + HEIGHT + 1);
      if (fitting < 0) return setHidden(0);
      const last = boxes[fitting - 1];
      setHidden(items.length - fitting + (last && last.right + BUTTON > right ? 1 : 0));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  }, [listRef, contents]);
  return hidden;
}
