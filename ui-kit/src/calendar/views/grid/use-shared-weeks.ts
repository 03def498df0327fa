import { useMemo, useRef } from 'react';
import { shareWeeks } from '../../layout/share-weeks.js';
import type { WeekLayout } from '../../layout/week-layout.js';

/** Returns memoized weeks that reuse the previous render's objects if nothing in them has changed. */
export function useSharedWeeks(weeks: readonly WeekLayout[]): readonly WeekLayout[] {
  const last = useRef(weeks);
  return useMemo(() => {
    last.current = shareWeeks(last.current, weeks);
    return last.current;
  }, [weeks]);
}
