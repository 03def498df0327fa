import { type RefObject, useRef, useState } from 'react';
import { useBeforePaint } from './use-before-paint.js';
import { useMediaQuery } from './use-media-query.js';

/**
 * Whether an element is narrower than `width` px, followed as it changes. Until it is measured, before the first paint,
 * the window's width counts. False on a server and while its markup is hydrated.
 *
 * @example const narrow = useNarrow(rootRef, 768);
 */
export function useNarrow(ref: RefObject<HTMLElement | null>, width: number): boolean {
  const isWindowNarrow = useMediaQuery(`(width < ${width}px)`);
  const [measured, setMeasured] = useState<boolean | null>(null);
  const isNarrow = measured ?? isWindowNarrow;
  const shown = useRef(isNarrow);
  useBeforePaint(() => {
    shown.current = isNarrow;
  });
  useBeforePaint(() => {
    const element = ref.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { clientWidth } = element;
      // A hidden element has no width: it keeps its form.
      if (clientWidth === 0) return;
      const next = clientWidth < width;
      // The window says the same already: nothing is drawn twice.
      if (next !== shown.current) setMeasured(next);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
    // Another window may leave the element as wide as it was.
  }, [ref, width, isWindowNarrow]);
  return isNarrow;
}
