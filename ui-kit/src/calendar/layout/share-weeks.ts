import { isSameList } from '../../internal/is-same-list.js';
import type { DayLayout, Segment, WeekLayout } from './week-layout.js';

/**
 * Returns the new weeks, but reuses the previous objects for everything that has not changed, so that unchanged weeks
 * and entries don't re-render.
 *
 * @example shareWeeks(before, layoutMonth({ entries, cursor }))[2] === before[2] // true if no entry in that week changed
 */
export function shareWeeks(
  before: readonly WeekLayout[],
  weeks: readonly WeekLayout[],
): readonly WeekLayout[] {
  return weeks.map((week, index) => shareWeek(before[index], week));
}

function shareWeek(before: WeekLayout | undefined, week: WeekLayout): WeekLayout {
  if (before?.days[0]?.date !== week.days[0]?.date || before?.days.length !== week.days.length) return week;
  const segments = new Map<string, Segment>();
  for (const { lanes } of before.days)
    for (const segment of lanes) if (segment !== null) segments.set(segment.entry.id, segment);
  const shared = (segment: Segment | null): Segment | null => {
    const known = segment && segments.get(segment.entry.id);
    return known && isSame(known, segment) ? known : segment;
  };
  const days = week.days.map((day, column): DayLayout => {
    const known = before.days[column];
    const lanes = day.lanes.map(shared);
    return known && isSame(known, { ...day, lanes: known.lanes }) && isSameList(known.lanes, lanes)
      ? known
      : { ...day, lanes };
  });
  return isSameList(before.days, days) ? before : { days };
}

/** Returns whether two objects of the same type have identical properties. */
function isSame<T extends object>(first: T, second: T): boolean {
  for (const key in first) if (first[key] !== second[key]) return false;
  return true;
}
