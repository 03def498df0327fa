import { useCallback, useEffect, useState } from 'react';
import { type ReadProps, readProps } from '../client/read-props.js';
import type { RefreshOptions } from '../client/use-refresh.js';
import type { CalendarEntry } from '../logs/entry.js';
import { useEntryPage } from '../logs/use-entry-page.js';
import type { Days } from './months.js';
import { addDays, endOfMonth, startOfMonth } from './move-date.js';
import { type CalendarRange, useCalendar } from './use-calendar.js';

/** How many months are added when the agenda needs more. */
const STEP = 3;

/** The days that a calendar displays, both inclusive. */
export interface DisplayedDays extends Days {
  /** The view scrolls on beyond them, as the agenda does. */
  isEndless?: boolean;
}

/** The days whose entries have loaded. `null` is an end: no entries lie beyond it. */
export interface LoadedDays {
  from: string | null;
  to: string | null;
  /** Loading failed at this end. */
  failed?: 'before' | 'after' | null;
}

/** More days that a view that scrolls on needs. */
export interface NeededDays {
  direction: 'before' | 'after';
  /** Load at least up to this day. */
  until?: string;
}

export interface CalendarWindowRead extends ReadProps {
  entries: readonly CalendarEntry[];
  /** Undefined in views that display their own days and no more. */
  loaded: LoadedDays | undefined;
  onNeedMore: (needed: NeededDays) => void;
  refetch: () => void;
}

type Narrowing = Pick<CalendarRange, 'kinds' | 'brandIds' | 'search'>;

const touch = (a: Days, b: Days) => a.from <= addDays(b.to, 1) && b.from <= addDays(a.to, 1);
const earliest = (first: string, ...others: (string | undefined)[]) =>
  others.reduce<string>((least, date) => (date !== undefined && date < least ? date : least), first);
const latest = (first: string, ...others: (string | undefined)[]) =>
  others.reduce<string>((most, date) => (date !== undefined && date > most ? date : most), first);
/** Both, if no days lie between them; otherwise the second. */
const joined = (a: Days | null, b: Days): Days =>
  a && touch(a, b) ? { from: earliest(a.from, b.from), to: latest(a.to, b.to) } : { from: b.from, to: b.to };

/**
 * Reads what a calendar displays: its days with a month on either side, and in a view that scrolls on, as far as
 * somebody has scrolled.
 *
 * @param days null reads nothing
 */
export function useCalendarWindow(
  days: DisplayedDays | null,
  narrowing: Narrowing,
  options: RefreshOptions,
): CalendarWindowRead {
  const [wanted, setWanted] = useState<Days | null>(days);
  // Between two entries, however far apart: none begins there, and those that last into it come with the earlier one.
  const [quiet, setQuiet] = useState<readonly Days[]>([]);
  const [complete, setComplete] = useState<(Days & { subject: string }) | null>(null);
  const [towards, setTowards] = useState<NeededDays['direction']>('after');
  const isEndless = days?.isEndless === true;
  const subject = JSON.stringify(narrowing);
  // If the agenda jumps far away, it starts anew; otherwise it keeps what it has.
  const span = days && (isEndless ? joined(wanted, days) : days);
  const calendar = useCalendar(
    span && { ...narrowing, from: span.from, to: span.to, ...(isEndless ? { quiet } : { monthsAround: 1 }) },
    options,
  );

  const visible = { ...narrowing, showOnCalendar: true };
  const before = useEntryPage(span && isEndless ? { ...visible, from: span.from, last: 1 } : null, options);
  // The day after the last possible one is that day itself: its entries would be requested over and over.
  const follows = span && addDays(span.to, 1);
  const after = useEntryPage(
    span && isEndless && follows && follows > span.to ? { ...visible, from: follows, first: 1 } : null,
    options,
  );

  const state = readProps(calendar, before, after);
  const isRead = span !== null && !state.loading && !state.error;
  const { from = '', to = '' } = span ?? {};
  useEffect(() => {
    if (from === '') return;
    setWanted((last) => joined(last, { from, to }));
    if (isRead) setComplete({ from, to, subject });
  }, [from, to, isRead, subject]);

  const refetch = useCallback(() => {
    for (const read of [calendar.refetch, before.refetch, after.refetch]) read();
  }, [calendar.refetch, before.refetch, after.refetch]);

  if (span === null || !isEndless)
    return {
      ...readProps(calendar),
      entries: calendar.entries,
      loaded: undefined,
      onNeedMore: () => {},
      refetch,
    };

  const shown = complete && complete.subject === subject && touch(complete, span) ? complete : null;
  return {
    // What has loaded stays while more loads, and if loading more fails.
    loading: state.loading && shown === null,
    error: shown === null && state.error,
    onRetry: state.onRetry,
    entries: calendar.entries,
    refetch,
    loaded: shown
      ? {
          from: isRead && before.entries.length === 0 ? null : shown.from,
          to: isRead && after.entries.length === 0 ? null : shown.to,
          failed: state.error ? towards : null,
        }
      : { from, to },
    onNeedMore({ direction, until }) {
      setTowards(direction);
      if (state.error) return state.onRetry();
      // Up to the next entry. Both ends may ask at once: each moves its own.
      if (direction === 'before') {
        const nearest = before.entries[0]?.startDate;
        const next = earliest(startOfMonth(from, -STEP), until, nearest);
        if (nearest !== undefined && next === nearest)
          setQuiet((known) => [...known, { from: addDays(nearest, 1), to: addDays(from, -1) }]);
        setWanted((last) => joined(last, { from: next, to }));
      } else {
        const nearest = after.entries[0]?.startDate;
        const next = latest(endOfMonth(to, STEP), until, nearest);
        if (nearest !== undefined && next === nearest)
          setQuiet((known) => [...known, { from: addDays(to, 1), to: addDays(nearest, -1) }]);
        setWanted((last) => joined(last, { from, to: next }));
      }
    },
  };
}
