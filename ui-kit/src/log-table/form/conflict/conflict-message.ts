import { formatAgo } from '../../../dates/format-ago.js';
import type { TextsOf } from '../../../messages/define-messages.js';
import { displayName } from '../../../shell/initials.js';
import type { EntryConflict } from '../entry-dialog-props.js';
import type { conflictMessages } from './conflict-messages.js';

interface MessageOptions {
  text: TextsOf<typeof conflictMessages>;
  locale: string | undefined;
  /** The current time. */
  now?: Date;
}

/**
 * Returns the notice above two versions of an entry. It says who changed the entry and when, if known.
 *
 * @example conflictMessage({ theirs, changedBy, changedAt }, { text }) // 'Jonas changed this 2 minutes ago. …'
 */
export function conflictMessage(
  conflict: EntryConflict | null,
  { text, locale, now = new Date() }: MessageOptions,
): string {
  const { changedBy, changedAt } = conflict ?? {};
  const name = changedBy ? displayName(changedBy) : '';
  if (name === '') return text.changedMeanwhile;
  const ago = changedAt ? (formatAgo(changedAt, now, locale) ?? text.justNow) : '';
  return text.changedByPerson({ firstName: changedBy?.firstName?.trim() || name, name, ago });
}
