import { useState } from 'react';
import type { CalendarDate } from '../logs/types.js';

/**
 * Where somebody is. The cursor is the day they asked for; a view that scrolls may have come to another since, until
 * they ask for one again.
 *
 * @param cursor The day of the calendar's state.
 */
export function usePosition(cursor: CalendarDate) {
  const [jumps, setJumps] = useState(0);
  const [scrolled, setScrolled] = useState<{ cursor: CalendarDate; jumps: number; date: CalendarDate }>();
  const isCurrent = scrolled?.cursor === cursor && scrolled.jumps === jumps;
  return {
    cursor,
    /** How often a day was asked for. */
    jumps,
    /** What the heading is about, and where Previous and Next start from. */
    position: isCurrent ? scrolled.date : cursor,
    jump: () => setJumps((count) => count + 1),
    show: (date: CalendarDate) => {
      if (!isCurrent || scrolled.date !== date) setScrolled({ cursor, jumps, date });
    },
  };
}
