import { formatAgo } from '../../../dates/format-ago.js';
import { displayName } from '../../../shell/initials.js';
import type { EntryConflict } from '../entry-dialog-props.js';
import type { ConflictLabels } from './conflict-labels.js';

interface MessageOptions {
  labels: ConflictLabels;
  locale: string | undefined;
  /** The current time. */
  now?: Date;
}

/**
 * Returns the notice above two versions of an entry. It says who changed the entry and when, if known.
 *
 * @example conflictMessage({ theirs, changedBy, changedAt }, { labels }) // 'Jonas changed this 2 minutes ago. …'
 */
export function conflictMessage(
  conflict: EntryConflict | null,
  { labels, locale, now = new Date() }: MessageOptions,
): string {
  const { changedBy, changedAt } = conflict ?? {};
  const name = changedBy ? displayName(changedBy) : '';
  if (name === '') return labels.changedMeanwhile;
  const ago = changedAt ? (formatAgo(changedAt, now, locale) ?? labels.justNow) : '';
  return labels.changedByPerson({ firstName: changedBy?.firstName?.trim() || name, name, ago });
}
