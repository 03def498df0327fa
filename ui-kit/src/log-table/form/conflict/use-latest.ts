import { useMemo, useState } from 'react';
import type { Entry } from '../../../logs/entry.js';
import type { EntryConflict } from '../entry-dialog-props.js';
import { comparedFields } from './compared-fields.js';
import { differences } from './differences.js';

interface LatestInput {
  latest: EntryConflict | null;
  /** The version that the user is editing. */
  base: Entry | null;
  /** The other user's version, if both versions are displayed. */
  reviewed: Entry | null;
  fields: Parameters<typeof comparedFields>[0];
}

/** Returns an entry's version number. A deleted entry has none, so it counts as newer than any version. */
const versionOf = ({ theirs }: EntryConflict): number => theirs?.version ?? Number.POSITIVE_INFINITY;

/**
 * Returns the version to announce in the bar above the form, or null, and the labels of the fields that differ in it.
 * Also returns a function that hides the bar until there is a newer version.
 */
export function useLatest({ latest, base, reviewed, fields }: LatestInput) {
  const [hidden, setHidden] = useState(0);
  const known = Math.max(base?.version ?? 0, reviewed?.version ?? 0, hidden);
  const news = base !== null && latest !== null && versionOf(latest) > known ? latest : null;
  const { kind, configurations, brands, translate } = fields;
  const changedFields = useMemo(() => {
    if (!news?.theirs || !base) return [];
    const compared = comparedFields({ kind, configurations, brands, translate });
    return differences(compared, { base, mine: base, theirs: news.theirs }).map(({ label }) => label);
  }, [news, base, kind, configurations, brands, translate]);
  return { news, changedFields, hide: () => setHidden(news ? versionOf(news) : hidden) };
}
