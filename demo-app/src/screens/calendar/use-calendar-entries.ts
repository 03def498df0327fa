import { type ReadProps, readProps, useCalendar, useEntryPage } from '@content-planner/sdk';
import {
  addDays,
  addMonths,
  type CalendarEntry,
  type CalendarWindow,
  type DateRange,
  type NeedMore,
} from '@content-planner/ui-kit';
import { useEffect, useState } from 'react';

/** How many months the agenda goes on by. */
const STEP = 3;

/** What the calendar shows, and how far the agenda is loaded. */
export interface CalendarEntries extends ReadProps {
  entries: readonly CalendarEntry[];
  /** Undefined where a view shows its range and no more. */
  loaded: CalendarWindow | undefined;
  onNeedMore: (needed: NeedMore) => void;
}

const touch = (a: DateRange, b: DateRange) => a.from <= addDays(b.to, 1) && b.from <= addDays(a.to, 1);
const earliest = (first: string, ...others: (string | undefined)[]) =>
  others.reduce<string>((least, date) => (date !== undefined && date < least ? date : least), first);
const latest = (first: string, ...others: (string | undefined)[]) =>
  others.reduce<string>((most, date) => (date !== undefined && date > most ? date : most), first);
/** Both, where nothing lies between them; else the second. */
const joined = (a: DateRange, b: DateRange): DateRange =>
  touch(a, b) ? { from: earliest(a.from, b.from), to: latest(a.to, b.to) } : b;

/**
 * Reads what the calendar shows: the days of the view with a month on either side, so that turning to
 * them shows them at once, and in the agenda as far as somebody has scrolled.
 *
 * @param range the days of the view
 * @param isEndless the view scrolls on, as the agenda does
 */
export function useCalendarEntries(range: DateRange, isEndless: boolean): CalendarEntries {
  const [wanted, setWanted] = useState(range);
  // Between two entries, however far apart: nothing begins there, and what lasts into it comes with the earlier one.
  const [quiet, setQuiet] = useState<readonly DateRange[]>([]);
  const [complete, setComplete] = useState<DateRange | null>(null);
  const [towards, setTowards] = useState<NeedMore['direction']>('after');
  // Where the agenda jumps far away it begins anew; else it keeps what it has.
  const span = isEndless ? joined(wanted, range) : range;
  const calendar = useCalendar(isEndless ? { ...span, quiet } : { ...span, monthsAround: 1 });

  const visible = { showOnCalendar: true };
  const before = useEntryPage(isEndless ? { ...visible, from: span.from, last: 1 } : null);
  // After the last day that there is comes none: that day would be asked for over and over.
  const follows = addDays(span.to, 1);
  const after = useEntryPage(isEndless && follows > span.to ? { ...visible, from: follows, first: 1 } : null);

  // Where nothing more is known, years would be gone through month by month.
  const state = readProps(calendar, before, after);
  const isRead = !state.loading && !state.error;
  const { from, to } = span;
  useEffect(() => {
    setWanted((last) => joined(last, { from, to }));
    if (isRead) setComplete({ from, to });
  }, [from, to, isRead]);

  if (!isEndless)
    return { ...readProps(calendar), entries: calendar.entries, loaded: undefined, onNeedMore: () => {} };

  const shown = complete && touch(complete, span) ? complete : null;
  return {
    // What is there stays while more is read, and when reading more has failed.
    loading: state.loading && shown === null,
    error: state.error && shown === null,
    onRetry: state.onRetry,
    entries: calendar.entries,
    loaded: shown
      ? {
          from: isRead && before.entries.length === 0 ? null : shown.from,
          to: isRead && after.entries.length === 0 ? null : shown.to,
          failed: state.error ? towards : null,
        }
      : { from, to },
    onNeedMore({ direction, until }) {
      setTowards(direction);
      if (state.error) state.onRetry();
      // To the next entry there is. Both ends may ask at once: each moves its own.
      else if (direction === 'before') {
        const nearest = before.entries[0]?.startDate;
        const next = earliest(addMonths(from, -STEP), until, nearest);
        if (nearest !== undefined && next === nearest)
          setQuiet((known) => [...known, { from: addDays(nearest, 1), to: addDays(from, -1) }]);
        setWanted((last) => joined(last, { from: next, to }));
      } else {
        const nearest = after.entries[0]?.startDate;
        const next = latest(addMonths(to, STEP), until, nearest);
        if (nearest !== undefined && next === nearest)
          setQuiet((known) => [...known, { from: addDays(to, 1), to: addDays(nearest, -1) }]);
        setWanted((last) => joined(last, { from, to: next }));
      }
    },
  };
}
