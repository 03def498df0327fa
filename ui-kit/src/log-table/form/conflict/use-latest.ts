import { useState } from 'react';
import type { Entry } from '../../../logs/entry.js';
import type { EntryConflict } from '../entry-dialog-props.js';

interface LatestInput {
  latest: EntryConflict | null;
  /** The version that the user is editing. */
  base: Entry | null;
  /** The other version, if both versions are displayed. */
  reviewed: Entry | null;
}

/** A deleted entry has no version, and no version is newer. */
const versionOf = ({ theirs }: EntryConflict): number => theirs?.version ?? Number.POSITIVE_INFINITY;

/**
 * Returns the version to display in the bar above the form, or null, and a function that hides it until the next one.
 */
export function useLatest({ latest, base, reviewed }: LatestInput) {
  const [hidden, setHidden] = useState(0);
  const known = Math.max(base?.version ?? 0, reviewed?.version ?? 0, hidden);
  const news = base !== null && latest !== null && versionOf(latest) > known ? latest : null;
  return { news, hide: () => setHidden(news ? versionOf(news) : hidden) };
}
