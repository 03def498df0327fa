import { type DateInputLabels, dateInputLabels } from '../../primitives/date-input-labels.js';
import { type DialogLabels, dialogLabels } from '../../primitives/dialog-labels.js';
import { type ShortcutSheetLabels, shortcutSheetLabels } from '../../shortcuts/shortcut-labels.js';

const count = (days: number) => (Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`);

const movingName: MoveLabels['movingName'] = ({ title, others }) =>
  `Moving ${title}${others === 0 ? '' : ` and ${others === 1 ? '1 other entry' : `${others} other entries`}`}`;

/** Text in {@link MoveDialog}. Functions receive formatted dates. */
export interface MoveDialogLabels extends Pick<DialogLabels, 'close'> {
  /** The titles of the dialog for one entry and for several entries. */
  titleOne: (input: { title: string }) => string;
  titleSeveral: (input: { count: number }) => string;
  /** The first and last day of an entry. */
  span: (input: { from: string; to: string }) => string;
  /** Accessible name of the group of buttons that move the entry by days. */
  steps: string;
  /** A button that moves the entry by days. `days` is negative for an earlier date. */
  step: (input: { days: number }) => string;
  /** The distance of a move, such as '7 days later'. `days` is negative for an earlier date. */
  distance: (input: { days: number }) => string;
  pickFirstDay: string;
  skipWeekends: string;
  /** Accessible name and options of the choice between a number of days and a date. */
  way: string;
  byDays: string;
  toDate: string;
  /** Accessible name of the field for the number of days. */
  days: string;
  /** Accessible name of the field for the date to which the first entry moves. */
  date: string;
  /** Accessible name of the list of the new dates. */
  preview: string;
  /** Text between an entry's old and new dates, for screen readers. */
  becomes: string;
  onlyDates: string;
  cancel: string;
  submit: string;
  picker: DateInputLabels;
}

/** The default {@link MoveDialogLabels}. */
export const moveDialogLabels: MoveDialogLabels = {
  close: dialogLabels.close,
  titleOne: ({ title }) => `Move “${title}”`,
  titleSeveral: ({ count }) => `Move ${count} entries`,
  span: ({ from, to }) => `${from} to ${to}`,
  steps: 'Move by days',
  step: ({ days }) => `${days < 0 ? '\u2212' : '+'}${count(days)}`,
  distance: ({ days }) => (days === 0 ? 'Same day' : `${count(days)} ${days < 0 ? 'earlier' : 'later'}`),
  pickFirstDay: 'Or pick the first day',
  skipWeekends: 'Skip weekends',
  way: 'Move',
  byDays: 'By days',
  toDate: 'To a date',
  days: 'Days',
  date: 'First day',
  preview: 'New dates',
  becomes: 'to',
  onlyDates: 'Only the dates change.',
  cancel: 'Cancel',
  submit: 'Move',
  picker: dateInputLabels,
};

/** Text about moving entries in the calendar. Functions receive formatted dates. */
export interface MoveLabels {
  /** The button that opens the dialog, in an entry's details. */
  move: string;
  /**
   * Announced when the user starts to move an entry with the keyboard. `days` is the entry's length, and `others` is
   * how many other selected entries move, too.
   */
  moving: (input: { title: string; others: number; days: number; date: string }) => string;
  /** Accessible name of the bar that is displayed during the move. */
  movingName: (input: { title: string; others: number }) => string;
  /** How many entries the user is moving, displayed in the bar if there are several. */
  movingCount: (input: { count: number }) => string;
  /** Announced after each step, such as 'Wednesday, November 18, 8 days later'. */
  movedTo: (input: { date: string; days: number }) => string;
  /** Announced after the last day has changed. */
  lastDay: (input: { date: string; days: number }) => string;
  dropped: (input: { date: string }) => string;
  movedBack: (input: { date: string }) => string;
  /** Displayed beside a dragged entry, such as 'Tue, Nov 17 · +7 days'. */
  dragLabel: (input: { date: string; days: number }) => string;
  /** Displayed beside the dragged end of an entry. `days` is the entry's new length. */
  resizeLabel: (input: { date: string; days: number }) => string;
  /** The length of an entry, such as '6 days'. */
  length: (input: { days: number }) => string;
  /** Descriptions of the keys that work while an entry is being moved. */
  moveKeys: Record<'day' | 'week' | 'month' | 'lastDay' | 'drop' | 'cancel', string>;
  /** The text on a key, such as 'Page Up' for 'PageUp'. */
  keyName: ShortcutSheetLabels['keyName'];
  moveDialog: MoveDialogLabels;
}

/** The default {@link MoveLabels}. */
export const moveLabels: MoveLabels = {
  move: 'Move…',
  moving: ({ title, others, days, date }) =>
    `${movingName({ title, others })}, ${days === 1 ? '' : `${count(days)} from `}${date}. Arrow keys move, Enter drops, Escape cancels.`,
  movingName,
  movingCount: ({ count: entries }) => `${entries} entries`,
  movedTo: ({ date, days }) => `${date}, ${moveDialogLabels.distance({ days })}`,
  lastDay: ({ date, days }) => `Last day ${date}, ${count(days)}`,
  dropped: ({ date }) => `Dropped on ${date}`,
  movedBack: ({ date }) => `Moved back to ${date}`,
  dragLabel: ({ date, days }) => (days === 0 ? date : `${date} · ${moveDialogLabels.step({ days })}`),
  resizeLabel: ({ date, days }) => `${date} · ${count(days)}`,
  length: ({ days }) => count(days),
  moveKeys: {
    day: 'Day',
    week: 'Week',
    month: 'Month',
    lastDay: 'Last day',
    drop: 'Drop',
    cancel: 'Cancel',
  },
  keyName: shortcutSheetLabels.keyName,
  moveDialog: moveDialogLabels,
};
