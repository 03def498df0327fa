import { useState } from 'react';
import type { CalendarDate } from '../dates/calendar-date.js';

/**
 * Tracks the displayed date. The cursor is the date that the user navigated to. In a view that scrolls, the displayed
 * date can differ from the cursor until the user navigates again.
 *
 * @param cursor The date in the calendar's state.
 */
export function usePosition(cursor: CalendarDate) {
  const [jumps, setJumps] = useState(0);
  const [scrolled, setScrolled] = useState<{ cursor: CalendarDate; jumps: number; date: CalendarDate }>();
  const isCurrent = scrolled?.cursor === cursor && scrolled.jumps === jumps;
  return {
    cursor,
    /** The number of times that the user has navigated. */
    jumps,
    /** The date in the heading. Previous and Next move from this date. */
    position: isCurrent ? scrolled.date : cursor,
    jump: () => setJumps((count) => count + 1),
    show: (date: CalendarDate) => {
      if (!isCurrent || scrolled.date !== date) setScrolled({ cursor, jumps, date });
    },
  };
}
