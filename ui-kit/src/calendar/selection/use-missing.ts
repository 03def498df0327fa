import { useEffect, useRef } from 'react';
import { useIsLoading } from '../../entries/use-entry-host.js';
import type { DateRange } from '../layout/range-of-days.js';
import type { Selection } from './use-selection.js';

/**
 * Deselects entries that were deleted or that a filter hides. A calendar does not contain the entries on other pages,
 * which remain selected: there, an entry is deselected only if it was previously in the displayed range.
 *
 * @param range The displayed days; 'all' in lists, or null if the view displays no entries.
 */
export function useMissing({ host, ids, entries }: Selection, range: DateRange | 'all' | null): void {
  const loading = useIsLoading();
  const isComplete = range === 'all';
  const { from, to } = range === 'all' ? {} : (range ?? {});
  const seen = useRef({ page: '', ids: new Set<string>() });
  useEffect(() => {
    if (loading || ids.length === 0) return;
    const present = new Map(entries.map((entry) => [entry.id, entry]));
    const keep = (kept: readonly string[]) => {
      if (kept.length < ids.length) host.select(kept);
    };
    if (isComplete) return keep(ids.filter((id) => present.has(id)));
    if (from === undefined || to === undefined) return;
    const page = `${from} ${to}`;
    if (seen.current.page !== page) seen.current = { page, ids: new Set() };
    const kept = ids.filter((id) => present.has(id) || !seen.current.ids.has(id));
    keep(kept);
    for (const id of kept) {
      const entry = present.get(id);
      // After the page has turned, `entries` can still contain the previous page's entries.
      if (entry && entry.startDate <= to && entry.endDate >= from) seen.current.ids.add(id);
      else seen.current.ids.delete(id);
    }
  }, [host, ids, entries, loading, isComplete, from, to]);
}
