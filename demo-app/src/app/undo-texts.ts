import type { LeftEntry, UndoResult } from '@content-planner/sdk';
import { displayName, moveDialogMessages } from '@content-planner/ui-kit';
import { undoMessages } from './undo-messages.js';
import type { Language } from './use-language.js';

/** What the undo history keeps about a move. Its text is created when it is displayed, in the user's language. */
export interface Move {
  /** The number of moved entries. */
  count: number;
  /** By how many days the entries were moved. 0 if only the last day of an entry changed. */
  days: number;
  /** The new days of the first entry. */
  startDate: string;
  endDate: string;
}

/** What the undo history keeps about a change. Null for changes that aren't moves. */
export type ChangeLabel = Move | null;

/** The maximum number of titles in a message. */
const NAMED = 3;

/** Formats a date without the ui-kit's date code, so that other pages don't have to load that code. */
const longDate = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(date));

/**
 * Returns the title of the toast for a move.
 *
 * @example movedTitle(move, language) // 'Moved to Tuesday, November 10, 2026'
 */
export function movedTitle(
  { count, days, startDate, endDate }: Move,
  { translate, locale }: Language,
): string {
  const text = translate(undoMessages);
  if (count > 1)
    return text.movedSeveral({ count, distance: translate(moveDialogMessages).distance({ days }) });
  return days === 0
    ? text.resized({ date: longDate(endDate, locale) })
    : text.moved({ date: longDate(startDate, locale) });
}

/**
 * Returns a sentence about the entries that an undo did not change.
 *
 * @example leftEntries(left, language) // 'Jonas Weber edited “Spring launch” in the meantime.'
 */
export function leftEntries(left: readonly LeftEntry[], { translate }: Language): string {
  const text = translate(undoMessages);
  const [first] = left;
  if (!first) return '';
  if (left.length > 1)
    return text.changedSince({
      count: left.length,
      titles: left.slice(0, NAMED).map(({ title }) => title),
    });
  const { title, reason, changedBy } = first;
  if (reason === 'deleted') return text.deletedSince({ title });
  return text.editedSince({ title, person: (changedBy && displayName(changedBy)) || null });
}

/**
 * Returns the description of the toast for an undo or redo. The description names the restored and the skipped entries.
 *
 * @example undoneDescription(result, language) // 'Spring launch'
 */
export function undoneDescription({ entries, removedIds, left }: UndoResult, language: Language): string {
  const text = language.translate(undoMessages);
  const [only] = entries;
  const undone =
    only && entries.length + removedIds.length === 1
      ? only.title
      : text.undone({ changed: entries.length, removed: removedIds.length });
  return left.length > 0 ? text.partlyUndone({ undone, left: leftEntries(left, language) }) : undone;
}

/**
 * Returns the title of the toast for an undo or redo.
 *
 * @example undoneTitle(result, 'undone', language) // 'Moved back to Tuesday, November 10, 2026'
 */
export function undoneTitle(
  { entries, left, label = null }: UndoResult & { label?: ChangeLabel },
  done: 'undone' | 'redone',
  language: Language,
): string {
  const text = language.translate(undoMessages);
  const [first] = entries;
  if (label === null || label.days === 0 || left.length > 0 || !first)
    return text.done({ done, isPartial: left.length > 0 });
  if (done === 'redone') return movedTitle(label, language);
  return entries.length === 1
    ? text.movedBack({ date: longDate(first.startDate, language.locale) })
    : text.movedSeveralBack({ count: entries.length });
}
