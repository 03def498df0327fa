import { addDays, addMonths, dayNumber } from '@content-planner/model';
import { useMemo, useState } from 'react';
import { type CalendarEntry, LOG_KINDS } from '../../../logs/types.js';
import type { CalendarProps } from '../../Calendar.js';
import { CalendarHost } from '../../calendar-host.fixture.js';
import type { CalendarWindow, NeedMore } from '../calendar-window.js';

/** The dates of the oldest and newest entries. */
export const FIRST = '2026-04-03';
export const LAST = '2027-05-20';

/** Entries on every third day. Every tenth entry is multi-day. */
const everything: CalendarEntry[] = Array.from(
  { length: Math.floor((dayNumber(LAST) - dayNumber(FIRST)) / 3) + 1 },
  (_entry, index) => {
    const startDate = addDays(FIRST, index * 3);
    return {
      id: `e${index}`,
      kind: LOG_KINDS[index % LOG_KINDS.length] ?? 'other',
      title: `Entry of ${startDate}`,
      startDate,
      endDate: index % 10 === 5 ? addDays(startDate, 4) : startDate,
      brandId: null,
      color: null,
    };
  },
);

/**
 * An application that loads one more month at the requested end. With `fails`, its first request for later entries
 * fails.
 */
export function AgendaHost({ fails = false, onNeedMore, ...props }: CalendarProps & { fails?: boolean }) {
  const [loaded, setLoaded] = useState<CalendarWindow>({ from: '2026-10-01', to: '2026-11-15' });
  const [hasFailed, setHasFailed] = useState(false);
  const { from, to } = loaded;
  const entries = useMemo(
    () =>
      everything.filter(
        (entry) => (from === null || entry.endDate >= from) && (to === null || entry.startDate <= to),
      ),
    [from, to],
  );
  const load = ({ direction, until }: NeedMore) => {
    if (fails && !hasFailed && direction === 'after') {
      setHasFailed(true);
      setLoaded((current) => ({ ...current, failed: 'after' }));
      return;
    }
    setLoaded(({ from: first, to: last }) => {
      if (direction === 'before') {
        const next = addMonths(first ?? FIRST, -1);
        const start = until !== undefined && until < next ? until : next;
        return { from: start < FIRST ? null : start, to: last };
      }
      const next = addMonths(last ?? LAST, 1);
      const end = until !== undefined && until > next ? until : next;
      return { from: first, to: end > LAST ? null : end };
    });
  };
  return (
    <CalendarHost
      {...props}
      entries={entries}
      loaded={loaded}
      onNeedMore={(needed) => {
        onNeedMore?.(needed);
        // Simulates a server's response time.
        setTimeout(() => load(needed), 100);
      }}
    />
  );
}
