import type { CalendarDate } from '@content-planner/model';
import { useRef, useState } from 'react';

/** A date in the view that the user has scrolled to or picked, until they navigate. */
interface Place {
  cursor: CalendarDate;
  jumps: number;
  date: CalendarDate;
}

/**
 * Tracks the displayed date. The cursor is the date that the user navigated to. In a view that scrolls, the displayed
 * date can differ from the cursor until the user navigates again.
 *
 * @param cursor The date in the calendar's state.
 */
export function usePosition(cursor: CalendarDate) {
  const [jumps, setJumps] = useState(0);
  const [scrolled, setScrolled] = useState<Place>();
  const picked = useRef<Place>(undefined);
  const isCurrent = scrolled?.cursor === cursor && scrolled.jumps === jumps;
  const position = isCurrent ? scrolled.date : cursor;
  const pickedDate = () => {
    const last = picked.current;
    return last?.cursor === cursor && last.jumps === jumps ? last.date : null;
  };
  return {
    cursor,
    /** The number of times that the user has navigated. */
    jumps,
    /** The date in the heading. Previous and Next move from this date. */
    position,
    /** Returns the day that the user has picked, or at which they have opened the view, until they navigate. */
    pickedDate,
    /** Returns the date at which another view opens: the day that the user has picked, or else the position. */
    dateForNextView: () => {
      const date = pickedDate() ?? position;
      picked.current = { cursor: date, jumps, date };
      return date;
    },
    /** Stores the day that the user has picked in the view. The heading stays the same. */
    pick: (date: CalendarDate) => {
      picked.current = { cursor, jumps, date };
    },
    jump: () => setJumps((count) => count + 1),
    show: (date: CalendarDate) => {
      picked.current = undefined;
      if (!isCurrent || scrolled.date !== date) setScrolled({ cursor, jumps, date });
    },
  };
}
