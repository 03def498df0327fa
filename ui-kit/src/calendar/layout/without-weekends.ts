import { type CalendarDate, weekdayOf } from '@content-planner/model';
import type { Segment, WeekLayout } from './week-layout.js';

/** Checks whether a date is a Saturday or a Sunday. */
export const isWeekend = (date: CalendarDate): boolean => {
  const weekday = weekdayOf(date);
  return weekday === 0 || weekday === 6;
};

/**
 * Removes the weekend from a week. A bar that begins or ends on the weekend is cut off, as at the end of a week. Each
 * bar must cover at least one weekday.
 *
 * @example withoutWeekend(layoutWeekOf(input)).days.length // 5
 */
export function withoutWeekend({ days }: WeekLayout): WeekLayout {
  const columns = days.flatMap(({ date }, column) => (isWeekend(date) ? [] : [column]));
  const cut = new Map<Segment, Segment>();
  const cutOff = (segment: Segment): Segment => {
    let result = cut.get(segment);
    if (result === undefined) {
      const last = segment.column + segment.span - 1;
      const shown = columns.filter((column) => column >= segment.column && column <= last);
      result = {
        ...segment,
        column: columns.indexOf(shown[0] ?? 0),
        span: shown.length,
        isStart: segment.isStart && shown[0] === segment.column,
        isEnd: segment.isEnd && shown.at(-1) === last,
      };
      cut.set(segment, result);
    }
    return result;
  };
  return {
    days: columns.flatMap((column) => {
      const day = days[column];
      return day === undefined
        ? []
        : { ...day, lanes: day.lanes.map((segment) => segment && cutOff(segment)) };
    }),
  };
}
