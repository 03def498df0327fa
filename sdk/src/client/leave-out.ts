import type { Cache } from '@urql/exchange-graphcache';

/** The fields of `Query` that are lists of entries. */
const LISTS = ['logEntries', 'calendar'];

/** The fields of `Query` that are pages of entries. */
const PAGES = ['entryPage', 'logPage'];

const keysIn = (cache: Cache, of: string, field: string): string[] => {
  const found = cache.resolve(of, field);
  return Array.isArray(found) ? (found as string[]) : [];
};

/**
 * Removes entries from all lists, calendars and pages in the cache, without a refetch.
 *
 * @param entries the entries' cache keys, such as `Entry:<id>`
 */
export function leaveOut(cache: Cache, entries: ReadonlySet<string>): void {
  for (const { fieldName, fieldKey } of cache.inspectFields('Query')) {
    if (LISTS.includes(fieldName)) {
      const shown = keysIn(cache, 'Query', fieldKey);
      const left = shown.filter((key) => !entries.has(key));
      if (left.length < shown.length) cache.link('Query', fieldKey, left);
    }
    if (PAGES.includes(fieldName)) {
      const page = cache.resolve('Query', fieldKey);
      if (typeof page !== 'string') continue;
      const edges = keysIn(cache, page, 'edges');
      const left = edges.filter((edge) => !entries.has(cache.resolve(edge, 'node') as string));
      if (left.length < edges.length) cache.link(page, 'edges', left);
    }
  }
}
