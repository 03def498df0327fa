import type { Cache } from '@urql/exchange-graphcache';
import { isDecidable, isInCalendar, type PlacedEntry } from '../filters/entry-filter.js';
import { leaveOut } from './leave-out.js';

/** An entry in the response to `entriesById`. */
export interface FoundEntry extends PlacedEntry {
  id: string;
  title: string;
}

/** Returns the key of an entry in the cache. */
export const keyOf = (id: string): string => `Entry:${id}`;

/** Returns where to insert an entry into a calendar, which is sorted like the planner's response. */
function placeIn(calendar: readonly string[], entry: FoundEntry, cache: Cache): number {
  const isAfter = (key: string) => {
    const value = (name: 'startDate' | 'endDate' | 'title') => String(cache.resolve(key, name));
    if (value('startDate') !== entry.startDate) return value('startDate') > entry.startDate;
    if (value('endDate') !== entry.endDate) return value('endDate') < entry.endDate;
    return value('title') > entry.title;
  };
  const place = calendar.findIndex(isAfter);
  return place < 0 ? calendar.length : place;
}

/**
 * Adds entries to all cached calendars that contain them now, and removes them from all others. Ignores calendars for
 * which only the planner can decide this.
 *
 * @param ids the entries that were requested. Those that were not found are removed from all lists.
 */
export function updateCalendars(cache: Cache, ids: readonly string[], found: readonly FoundEntry[]): void {
  const entries = new Map(found.map((entry) => [keyOf(entry.id), entry]));
  leaveOut(cache, new Set(ids.map(keyOf).filter((key) => !entries.has(key))));
  for (const { fieldName, fieldKey, arguments: query } of cache.inspectFields('Query')) {
    const shown = fieldName === 'calendar' ? cache.resolve('Query', fieldKey) : null;
    if (!Array.isArray(shown) || !query || !isDecidable(query)) continue;
    const next = (shown as string[]).filter((key) => !entries.has(key));
    for (const [key, entry] of entries)
      if (isInCalendar(entry, query)) next.splice(placeIn(next, entry, cache), 0, key);
    if (next.length !== shown.length || next.some((key, place) => key !== shown[place]))
      cache.link('Query', fieldKey, next);
  }
}
