import { useEffect } from 'react';
import { warnOnce } from '../internal/warn-once.js';
import { HIDDEN_BRANDS } from '../logs/hidden-brands.js';
import type { CalendarEntry } from '../logs/types.js';
import { useKit } from './use-kit.js';

/** How long to wait for brands that load after the entries, in ms. */
const GRACE = 1_000;

/** Logs a warning if an entry has a brand that the `KitProvider` lacks, because the entry looks as if it had none. */
export function useBrandWarning(
  host: string,
  entries: readonly Pick<CalendarEntry, 'title' | 'brandId'>[],
  loading: boolean,
): void {
  const { brands } = useKit();
  useEffect(() => {
    if (loading || brands === HIDDEN_BRANDS) return;
    const known = new Set<string | null>(brands.map(({ id }) => id)).add(null);
    const entry = entries.find(({ brandId }) => !known.has(brandId));
    if (entry === undefined) return;
    const warning = `Entry '${entry.title}' has the brand '${entry.brandId}', which is not in \`brands\`. Pass it to KitProvider or ${host}.`;
    const timer = setTimeout(() => warnOnce(warning, `brands of ${host}`), GRACE);
    return () => clearTimeout(timer);
  }, [host, entries, brands, loading]);
}
