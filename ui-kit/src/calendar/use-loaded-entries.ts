import { useCallback, useEffect, useState } from 'react';
import type { CalendarEntry } from '../logs/types.js';
import type { CalendarProps } from './Calendar.js';
import type { DateRange } from './layout/range-of-days.js';

/** Loads the entries of some days, inclusive. The signal is aborted when they are no longer needed. */
export type LoadEntries<Entry extends CalendarEntry = CalendarEntry> = (
  range: DateRange & { signal: AbortSignal },
) => Promise<readonly Entry[]>;

/** The props of `Calendar` that load its entries. */
export type LoadedEntries<Entry extends CalendarEntry = CalendarEntry> = Required<
  Pick<CalendarProps<Entry>, 'entries' | 'loading' | 'error' | 'onRangeChange' | 'onRetry' | 'refetch'>
>;

interface Loaded<Entry> extends DateRange {
  source: unknown;
  entries: readonly Entry[];
}

/** Returns a function that sends a GET request to a URL, with the parameters `from` and `to`. */
const fetching =
  <Entry extends CalendarEntry>(url: string): LoadEntries<Entry> =>
  async ({ from, to, signal }) => {
    const address = new URL(url, document.baseURI);
    address.searchParams.set('from', from);
    address.searchParams.set('to', to);
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(`${address} responded with the status ${response.status}.`);
    return response.json();
  };

/**
 * Loads the entries of the days that a calendar displays, from your own server.
 *
 * @param source the URL that responds with the entries as JSON to a GET request with the parameters `from` and `to`; or
 * your own function. Pass the same function on every render.
 * @example <Calendar {...useLoadedEntries('/api/entries')} />
 */
export function useLoadedEntries<Entry extends CalendarEntry = CalendarEntry>(
  source: string | LoadEntries<Entry>,
): LoadedEntries<Entry> {
  const [range, setRange] = useState<DateRange | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<Entry> | null>(null);
  const [failed, setFailed] = useState(false);
  const from = range?.from;
  const to = range?.to;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    if (!from || !to) return;
    const request = new AbortController();
    const load = typeof source === 'string' ? fetching<Entry>(source) : source;
    setFailed(false);
    load({ from, to, signal: request.signal }).then(
      (entries) => {
        if (!request.signal.aborted) setLoaded({ source, from, to, entries });
      },
      (problem) => {
        if (request.signal.aborted) return;
        console.error(problem);
        setFailed(true);
      },
    );
    return () => request.abort();
  }, [source, from, to, attempt]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  const isCurrent = loaded?.source === source && loaded.from === from && loaded.to === to;
  return {
    entries: loaded?.entries ?? NONE,
    loading: !isCurrent && !failed,
    error: failed,
    onRangeChange: setRange,
    onRetry: again,
    refetch: again,
  };
}

const NONE: readonly never[] = [];
