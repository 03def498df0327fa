import type { LeftEntry, UndoResult } from '@content-planner/sdk';
import { displayName } from '@content-planner/ui-kit';

/** The maximum number of titles in a message. */
const NAMED = 3;

const list = new Intl.ListFormat('en-US');

/** Formats a date without the ui-kit's date code, so that other pages don't have to load that code. */
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** @example entriesText(2) // '2 entries' */
export const entriesText = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);

function personOf(changedBy: LeftEntry['changedBy']): string {
  return (changedBy && displayName(changedBy)) || 'Someone';
}

function titles(left: readonly LeftEntry[]): string {
  const named = left.slice(0, NAMED).map(({ title }) => `“${title}”`);
  const more = left.length - named.length;
  return list.format(more > 0 ? [...named, `${more} more`] : named);
}

/**
 * Returns a sentence about the entries that an undo did not change.
 *
 * @example leftEntries(left) // 'Jonas Weber edited “Spring launch” in the meantime.'
 */
export function leftEntries(left: readonly LeftEntry[]): string {
  const [first] = left;
  if (!first) return '';
  if (left.length === 1)
    return first.reason === 'deleted'
      ? `“${first.title}” was deleted in the meantime.`
      : `${personOf(first.changedBy)} edited “${first.title}” in the meantime.`;
  return `${entriesText(left.length)} were edited or deleted in the meantime: ${titles(left)}.`;
}

/**
 * Returns the description of the toast for an undo or redo. The description names the restored and the skipped entries.
 *
 * @example undoneDescription(result) // 'Spring launch'
 */
export function undoneDescription({ entries, removedIds, left }: UndoResult): string {
  const [only] = entries;
  const undone =
    only && entries.length + removedIds.length === 1
      ? only.title
      : [
          entries.length > 0 && entriesText(entries.length),
          removedIds.length > 0 && `${entriesText(removedIds.length)} removed`,
        ]
          .filter(Boolean)
          .join(', ');
  return left.length > 0 ? `${undone}. ${leftEntries(left)}` : undone;
}

/** The prefix of labels for moves in the undo history. */
export const MOVED = 'Moved ';

/**
 * Returns the title of the toast for an undo or redo.
 *
 * @example undoneTitle(result, 'undone') // 'Moved back to Tuesday, November 10, 2026'
 */
export function undoneTitle(
  { entries, left, label = '' }: UndoResult & { label?: string },
  done: 'undone' | 'redone',
): string {
  const [only] = entries;
  if (label.startsWith(MOVED) && left.length === 0 && only) {
    if (done === 'redone') return label;
    return entries.length === 1
      ? `${MOVED}back to ${longDate.format(Date.parse(only.startDate))}`
      : `${MOVED}${entriesText(entries.length)} back`;
  }
  return `Change ${left.length > 0 ? 'partially ' : ''}${done}`;
}
