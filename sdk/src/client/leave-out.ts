import type { Cache } from '@urql/exchange-graphcache';

/**
 * Removes entries from all lists, calendars and pages in the cache, without a refetch.
 *
 * @param entries the entries' cache keys, such as `Entry:<id>`
 */
export function leaveOut(cache: Cache, entries: ReadonlySet<string>): void {
  for (const { fieldName, fieldKey } of cache.inspectFields('Query')) {
    if (fieldName !== 'calendar' && fieldName !== 'entries') continue;
    const found = cache.resolve('Query', fieldKey);
    const [list, field] = typeof found === 'string' ? [found, 'nodes'] : ['Query', fieldKey];
    const shown = cache.resolve(list, field);
    if (!Array.isArray(shown)) continue;
    const left = (shown as string[]).filter((key) => !entries.has(key));
    if (left.length < shown.length) cache.link(list, field, left);
  }
}
