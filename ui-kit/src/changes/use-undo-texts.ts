import { daysBetween, type MoveLabel } from '@content-planner/model';
import { useMemo } from 'react';
import type { EntriesMove } from '../calendar/move/entry-move.js';
import { moveDialogMessages, moveMessages } from '../calendar/move/move-messages.js';
import { useKit } from '../kit/use-kit.js';
import { useTranslate } from '../kit/use-messages.js';
import type { CalendarEntry } from '../logs/types.js';
import type { Translate } from '../messages/translate.js';
import type { SkippedEntry } from '../reports/change-error.js';
import { displayName } from '../shell/initials.js';
import { undoMessages } from './undo-messages.js';

/** The outcome of an undo, as `useUndoHistory` in `@content-planner/sdk` returns it. */
export interface Undone {
  entries: readonly CalendarEntry[];
  removedIds: readonly string[];
  left: readonly SkippedEntry[];
  /** Null or omitted for changes that aren't moves. */
  label?: MoveLabel | null;
}

/** The maximum number of titles in a message. */
const NAMED = 3;

function textsOf(translate: Translate, locale: string) {
  const text = translate(undoMessages);
  const distance = (days: number) => translate(moveDialogMessages).distance({ days });
  /** Formats a date without the ui-kit's date code, so that other pages don't have to load that code. */
  const longDate = (date: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(date));

  const movedTitle = ({ count, days, startDate, endDate }: MoveLabel) => {
    if (count > 1) return text.movedSeveral({ count, distance: distance(days) });
    return days === 0 ? text.resized({ date: longDate(endDate) }) : text.moved({ date: longDate(startDate) });
  };
  const left = (entries: readonly SkippedEntry[]) => {
    const [first] = entries;
    if (!first) return '';
    if (entries.length > 1) {
      const titles = entries.slice(0, NAMED).map(({ title }) => title);
      return text.changedSince({ count: entries.length, titles });
    }
    const { title, reason, changedBy } = first;
    if (reason === 'deleted') return text.deletedSince({ title });
    return text.editedSince({ title, person: (changedBy && displayName(changedBy)) || null });
  };
  const undoneTitle = ({ entries, left: skipped, label = null }: Undone, done: 'undone' | 'redone') => {
    const [first] = entries;
    if (label === null || label.days === 0 || skipped.length > 0 || !first)
      return text.done({ done, isPartial: skipped.length > 0 });
    if (done === 'redone') return movedTitle(label);
    return entries.length === 1
      ? text.movedBack({ date: longDate(first.startDate) })
      : text.movedSeveralBack({ count: entries.length });
  };

  return {
    ...text,
    /** Returns a sentence about the entries that an undo did not change. */
    left,
    /** Returns the toast for a move, and the label to keep in the undo history. */
    moved: ({ moves: [move, ...others], entries: [entry], place }: EntriesMove) => {
      if (!move || !entry) return { title: '', label: null };
      const { startDate, endDate } = move;
      const days = daysBetween(entry.startDate, startDate);
      const label: MoveLabel = { count: others.length + 1, days, startDate, endDate };
      if (place) {
        const to = days === 0 ? place.label : `${place.label}, ${longDate(startDate)}`;
        const description =
          others.length === 0 ? entry.title : text.undone({ changed: label.count, removed: 0 });
        return { title: text.moved({ date: to }), label: null, description };
      }
      const title = movedTitle(label);
      if (others.length > 0) return { title, label };
      const change =
        days === 0
          ? translate(moveMessages).length({ days: daysBetween(startDate, endDate) + 1 })
          : distance(days);
      return { title, label, description: text.movedEntry({ title: entry.title, change }) };
    },
    /** Returns the toast for an undo or redo. It names the restored and the skipped entries. */
    undone: (result: Undone, done: 'undone' | 'redone') => {
      const { entries, removedIds, left: skipped } = result;
      const [only] = entries;
      const undone =
        only && entries.length + removedIds.length === 1
          ? only.title
          : text.undone({ changed: entries.length, removed: removedIds.length });
      return {
        title: undoneTitle(result, done),
        description: skipped.length > 0 ? text.partlyUndone({ undone, left: left(skipped) }) : undone,
      };
    },
  };
}

/**
 * Returns the texts of toasts about moves, and about changes that were undone or redone. The result is the same object
 * until the language changes.
 *
 * @example
 * const { undo, undone } = useUndoTexts();
 * const { title } = undone({ entries, removedIds: [], left: [] }, 'undone');
 */
export function useUndoTexts() {
  const { locale } = useKit();
  const translate = useTranslate();
  return useMemo(() => textsOf(translate, locale), [translate, locale]);
}
