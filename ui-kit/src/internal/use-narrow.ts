import { type RefObject, useRef, useState } from 'react';
import { useBeforePaint } from './use-before-paint.js';
import { useMediaQuery } from './use-media-query.js';

/**
 * Whether an element is narrower than `width` px, updated when it changes. Uses the width of the window until the
 * element is measured, before the first paint. False on a server and during hydration.
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
      // A hidden element has no width. Keep the current value.
      if (clientWidth === 0) return;
      const next = clientWidth < width;
      // Do not render again if the window gave the same result.
      if (next !== shown.current) setMeasured(next);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
    // If only the width of the window changes, the element may keep its width.
  }, [ref, width, isWindowNarrow]);
  return isNarrow;
}
