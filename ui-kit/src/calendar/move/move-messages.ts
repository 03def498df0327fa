import { defineMessages } from '../../messages/define-messages.js';

const count = (days: number) => (Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`);

const distance = (days: number) =>
  days === 0 ? 'Same day' : `${count(days)} ${days < 0 ? 'earlier' : 'later'}`;

const step = (days: number) => `${days < 0 ? '\u2212' : '+'}${count(days)}`;

const movingName = ({ title, others }: { title: string; others: number }) =>
  `Moving ${title}${others === 0 ? '' : ` and ${others === 1 ? '1 other entry' : `${others} other entries`}`}`;

/** Text in {@link MoveDialog}. Functions receive formatted dates. */
export const moveDialogMessages = defineMessages('moveDialog', {
  /** The titles of the dialog for one entry and for several entries. */
  titleOne: ({ title }: { title: string }) => `Move “${title}”`,
  titleSeveral: ({ count }: { count: number }) => `Move ${count} entries`,
  /** The first and last day of an entry. */
  span: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  /** Accessible name of the group of buttons that move the entry by days. */
  steps: 'Move by days',
  /** A button that moves the entry by days. `days` is negative for an earlier date. */
  step: ({ days }: { days: number }) => step(days),
  /** The distance of a move, such as '7 days later'. `days` is negative for an earlier date. */
  distance: ({ days }: { days: number }) => distance(days),
  pickFirstDay: 'Or pick the first day',
  skipWeekends: 'Skip weekends',
  /** Accessible name and options of the choice between a number of days and a date. */
  way: 'Move',
  byDays: 'By days',
  toDate: 'To a date',
  /** Accessible name of the field for the number of days. */
  days: 'Days',
  /** Accessible name of the field for the date to which the first entry moves. */
  date: 'First day',
  /** Accessible name of the list of the new dates. */
  preview: 'New dates',
  /** Text between an entry's old and new dates, for screen readers. */
  becomes: 'to',
  onlyDates: 'Only the dates change.',
  submit: 'Move',
});

/** Text about moving entries in the calendar. Functions receive formatted dates. */
export const moveMessages = defineMessages('move', {
  /**
   * Announced when the user starts to move an entry with the keyboard. `days` is the entry's length, and `others` is
   * how many other selected entries move, too.
   */
  moving: ({ title, others, days, date }: { title: string; others: number; days: number; date: string }) =>
    `${movingName({ title, others })}, ${days === 1 ? '' : `${count(days)} from `}${date}. Arrow keys move, Enter drops, Escape cancels.`,
  /** Accessible name of the bar that is displayed during the move. */
  movingName,
  /** How many entries the user is moving, displayed in the bar if there are several. */
  movingCount: ({ count: entries }: { count: number }) => `${entries} entries`,
  /** Announced after each step, such as 'Wednesday, November 18, 8 days later'. */
  movedTo: ({ date, days }: { date: string; days: number }) => `${date}, ${distance(days)}`,
  /** Announced after the last day has changed. */
  lastDay: ({ date, days }: { date: string; days: number }) => `Last day ${date}, ${count(days)}`,
  dropped: ({ date }: { date: string }) => `Dropped on ${date}`,
  movedBack: ({ date }: { date: string }) => `Moved back to ${date}`,
  /** Displayed beside a dragged entry, such as 'Tue, Nov 17 · +7 days'. */
  dragLabel: ({ date, days }: { date: string; days: number }) =>
    days === 0 ? date : `${date} · ${step(days)}`,
  /** Displayed beside the dragged end of an entry. `days` is the entry's new length. */
  resizeLabel: ({ date, days }: { date: string; days: number }) => `${date} · ${count(days)}`,
  /** The length of an entry, such as '6 days'. */
  length: ({ days }: { days: number }) => count(days),
  /** Descriptions of the keys that work while an entry is being moved. */
  moveKeys: {
    day: 'Day',
    week: 'Week',
    month: 'Month',
    lastDay: 'Last day',
    drop: 'Drop',
    cancel: 'Cancel',
  },
});
