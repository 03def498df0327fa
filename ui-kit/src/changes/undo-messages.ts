import { defineMessages } from '../messages/define-messages.js';

const list = new Intl.ListFormat('en-US');

const entries = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

/** The texts of toasts about moves, and about changes that were undone or redone. */
export const undoMessages = defineMessages('undo', {
  undo: 'Undo',
  redo: 'Redo',
  /** The titles for a move. All dates are formatted. */
  moved: ({ date }: { date: string }) => `Moved to ${date}`,
  /** `distance` is the text of the move dialog, such as '3 days later'. */
  movedSeveral: ({ count, distance }: { count: number; distance: string }) =>
    `Moved ${entries(count)} ${distance}`,
  resized: ({ date }: { date: string }) => `Now ends on ${date}`,
  /** The description for a move of one entry. `change` is its new length, or how far it was moved. */
  movedEntry: ({ title, change }: { title: string; change: string }) => `${title}, ${change}`,
  notMoved: ({ count }: { count: number }) =>
    count === 1 ? 'Couldn’t move the entry' : 'Couldn’t move the entries',
  /** `person` is null if the account is deleted or unknown. `title` is null if only one entry was moved. */
  moveConflict: ({ person, title }: { person: string | null; title: string | null }) =>
    `Couldn’t move: ${person ?? 'someone'} just changed ${title === null ? 'this entry' : `“${title}”`}`,
  /** The description for a move of an entry that no longer exists. */
  deletedBefore: 'It was deleted in the meantime.',
  /** The button that displays the entry that someone else has changed. */
  show: 'Show',
  movedBack: ({ date }: { date: string }) => `Moved back to ${date}`,
  movedSeveralBack: ({ count }: { count: number }) => `Moved ${entries(count)} back`,
  done: ({ done, isPartial }: { done: 'undone' | 'redone'; isPartial: boolean }) =>
    isPartial ? `Change partially ${done}` : `Change ${done}`,
  failed: ({ done }: { done: 'undone' | 'redone' }) => `The change could not be ${done}`,
  /** How many entries were changed back, and how many were removed. At least one of the numbers is not 0. */
  undone: ({ changed, removed }: { changed: number; removed: number }) =>
    [changed > 0 && entries(changed), removed > 0 && `${entries(removed)} removed`]
      .filter(Boolean)
      .join(', '),
  /** `undone` is the text of the same name or a title, and `left` is a sentence about the other entries. */
  partlyUndone: ({ undone, left }: { undone: string; left: string }) => `${undone}. ${left}`,
  deletedSince: ({ title }: { title: string }) => `“${title}” was deleted in the meantime.`,
  /** `person` is null if the account is deleted or unknown. */
  editedSince: ({ title, person }: { title: string; person: string | null }) =>
    `${person ?? 'Someone'} edited “${title}” in the meantime.`,
  /** `titles` can contain fewer titles than there are entries. */
  changedSince: ({ count, titles }: { count: number; titles: readonly string[] }) => {
    const more = count - titles.length;
    const named = [...titles.map((title) => `“${title}”`), ...(more > 0 ? [`${more} more`] : [])];
    return `${entries(count)} were edited or deleted in the meantime: ${list.format(named)}.`;
  },
});
