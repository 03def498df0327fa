import { type RefObject, useState } from 'react';
import { MONTH_GRID_WEEKS } from '../../../dates/month-grid.js';
import { useBeforePaint } from '../../../internal/use-before-paint.js';

/** The size of a view in px. */
interface Size {
  width: number;
  height: number;
}

interface FittingLanesInput {
  /** The minimum number of lanes. Also used as the number of lanes if the view is not measured. */
  usual: number;
  /** Whether to measure the view. */
  isWanted: boolean;
  /** Returns how many lanes fit in each day of a view. Must be the same function in every render. */
  lanesIn: (size: Size) => number;
}

/** Returns how many lanes fit in a row. All sizes are in px. */
const lanes = (
  height: number,
  { around, head, lane, more }: Record<'around' | 'head' | 'lane' | 'more', number>,
  weeks = MONTH_GRID_WEEKS,
) => Math.floor(((height - around) / weeks - 1 - head - more) / lane);

/** Returns the function for a number of weeks. The numbers come from `month-style.ts`. */
export const lanesInWeeks =
  (weeks?: number) =>
  ({ height }: Size): number =>
    lanes(height, { around: 28, head: 28, lane: 24, more: 22 }, weeks);

/** Returns how many lanes fit in the days of the month view. */
export const lanesInMonth = lanesInWeeks();

/** Returns how many lanes fit in the days of the month view with compact density. */
export const lanesInCompact = ({ height }: Size): number =>
  lanes(height, { around: 28, head: 22, lane: 22, more: 16 });

/**
 * Returns how many lanes fit in the days of the multi-month view. If the view is narrow, titles take up three lines.
 */
export const lanesInMulti = ({ width, height }: Size): number =>
  lanes(height, { around: 69, head: 26, lane: width < 480 ? 45 : 32, more: 22 });

/** Returns the number of entries per day before '+N more': the usual number, or the number that fits in the view. */
export function useFittingLanes(
  ref: RefObject<HTMLElement | null>,
  { usual, isWanted, lanesIn }: FittingLanesInput,
): number {
  const [measured, setMeasured] = useState(usual);
  useBeforePaint(() => {
    const view = ref.current;
    if (!isWanted || view === null || typeof ResizeObserver === 'undefined') return;
    const measure = () => setMeasured(lanesIn({ width: view.clientWidth, height: view.clientHeight }));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(view);
    return () => observer.disconnect();
  }, [ref, isWanted, lanesIn]);
  return isWanted ? Math.max(usual, measured) : usual;
}
