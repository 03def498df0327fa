import {
  addDays,
  addMonths,
  type CalendarEntry,
  endOfMonth,
  NO_FILTER,
  startOfMonth,
} from '@content-planner/model';
import { useCallback, useEffect, useState } from 'react';
import { type ReadProps, readProps } from '../core/read-props.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import { isOnServer, onCalendar, withOnly } from '../filters/filter-input.js';
import { useEntryPage } from '../logs/use-entry-page.js';
import type { Days } from './months.js';
import { type CalendarRange, useCalendar } from './use-calendar.js';

/** The number of months to add when the agenda requests more days. */
const STEP = 3;

/** The days that a calendar displays. */
export interface DisplayedDays extends Days {
  /** Whether the view scrolls beyond these days, as the agenda does. */
  isEndless?: boolean;
}

/**
 * The days whose entries have loaded. If `from` is null, there are no earlier entries. If `to` is null, there are no
 * later entries.
 */
export interface LoadedDays {
  from: string | null;
  to: string | null;
  /** Where loading failed: before or after the loaded days. Null or omitted if it did not fail. */
  failed?: 'before' | 'after' | null;
}

/** A request for more days in an endless view. */
export interface NeededDays {
  direction: 'before' | 'after';
  /** A day that the fetched range must include. */
  until?: string;
}

export interface CalendarWindowRead extends ReadProps {
  entries: readonly CalendarEntry[];
  /** The loaded days of an endless view. Undefined in all other views. */
  loaded: LoadedDays | undefined;
  onNeedMore: (needed: NeededDays) => void;
  refetch: () => void;
}

type Wanted = Pick<CalendarRange, 'kinds' | 'brandIds' | 'search' | 'filter' | 'includeCustomFields'>;

const touch = (a: Days, b: Days) => a.from <= addDays(b.to, 1) && b.from <= addDays(a.to, 1);
const earliest = (first: string, ...others: (string | undefined)[]) =>
  others.reduce<string>((least, date) => (date !== undefined && date < least ? date : least), first);
const latest = (first: string, ...others: (string | undefined)[]) =>
  others.reduce<string>((most, date) => (date !== undefined && date > most ? date : most), first);
/** Returns the union of two ranges if there is no gap between them. Otherwise, returns the second range. */
const joined = (a: Days | null, b: Days): Days =>
  a && touch(a, b) ? { from: earliest(a.from, b.from), to: latest(a.to, b.to) } : { from: b.from, to: b.to };

/**
 * Fetches the entries for the days that a calendar displays, and for one month before and after them. In an endless
 * view, fetches entries as far as the user has scrolled.
 *
 * @param days pass null to send no request
 */
export function useCalendarWindow(
  days: DisplayedDays | null,
  { includeCustomFields = false, ...filter }: Wanted,
  options: RefreshOptions,
): CalendarWindowRead {
  const [wanted, setWanted] = useState<Days | null>(days);
  // Long ranges of days on which no entry starts. Entries that extend into such a range are fetched with the month
  // before it.
  const [quiet, setQuiet] = useState<readonly Days[]>([]);
  const [complete, setComplete] = useState<(Days & { subject: string }) | null>(null);
  const [towards, setTowards] = useState<NeededDays['direction']>('after');
  const isEndless = days?.isEndless === true;
  // If these filters change, the entries must be fetched again.
  const subject = JSON.stringify({ ...filter, filter: withOnly(filter.filter ?? NO_FILTER, isOnServer) });
  // If the agenda jumps to distant days, loading starts over. Otherwise, the loaded days are kept.
  const span = days && (isEndless ? joined(wanted, days) : days);
  const calendar = useCalendar(
    span && {
      ...filter,
      includeCustomFields,
      from: span.from,
      to: span.to,
      ...(isEndless ? { quiet } : { monthsAround: 1 }),
    },
    options,
  );

  const visible = { ...filter, filter: onCalendar(filter.filter) };
  const before = useEntryPage(
    span && isEndless ? { ...visible, startsBefore: span.from, first: 1 } : null,
    options,
  );
  // For the last possible date, `addDays` returns the same date. In that case, send no request, because it would fetch
  // the entries of that date over and over.
  const follows = span && addDays(span.to, 1);
  const after = useEntryPage(
    span && isEndless && follows && follows > span.to
      ? { ...visible, startsFrom: follows, sort: { field: '@date' }, first: 1 }
      : null,
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
    // Loaded entries stay visible while more are loading, and if loading more fails.
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
      // Extend the range at least to the next entry. This function can safely be called for both ends at the same time,
      // because each call moves only one end.
      if (direction === 'before') {
        const nearest = before.entries[0]?.startDate;
        const next = earliest(startOfMonth(addMonths(from, -STEP)), until, nearest);
        if (nearest !== undefined && next === nearest)
          setQuiet((known) => [...known, { from: addDays(nearest, 1), to: addDays(from, -1) }]);
        setWanted((last) => joined(last, { from: next, to }));
      } else {
        const nearest = after.entries[0]?.startDate;
        const next = latest(endOfMonth(addMonths(to, STEP)), until, nearest);
        if (nearest !== undefined && next === nearest)
          setQuiet((known) => [...known, { from: addDays(to, 1), to: addDays(nearest, -1) }]);
        setWanted((last) => joined(last, { from, to: next }));
      }
    },
  };
}
