import { type RefObject, useRef, useState } from 'react';
import { useBeforePaint } from './use-before-paint.js';
import { useMediaQuery } from './use-media-query.js';

/**
 * Returns whether an element is narrower than `width` px, and updates when the result changes. Until the element is
 * measured, which happens before the first paint, uses the window's width. Returns false on the server and during
 * hydration.
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
      // A hidden element has no width, so keep the current value.
      if (clientWidth === 0) return;
      const next = clientWidth < width;
      // Do not re-render if the window's width gave the same result.
      if (next !== shown.current) setMeasured(next);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
    // Measure again when `isWindowNarrow` changes, because the observer does not run if the element keeps its width.
  }, [ref, width, isWindowNarrow]);
  return isNarrow;
}
