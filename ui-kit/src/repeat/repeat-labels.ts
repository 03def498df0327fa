import { type DateInputLabels, dateInputLabels } from '../primitives/date-input-labels.js';
import { type DialogLabels, dialogLabels } from '../primitives/dialog-labels.js';
import type { RepeatRule } from './repeat-dates.js';

/** All text in {@link RepeatDialog}, including text for screen readers. */
export interface RepeatDialogLabels extends DialogLabels {
  title: (input: { title: string }) => string;
  every: string;
  /** The accessible name of the select beside `every`. */
  unitName: string;
  unit: (input: { unit: RepeatRule['unit']; every: number }) => string;
  on: string;
  /** A day of the month, such as 'Day 31'. */
  onDay: (input: { day: number }) => string;
  /** A weekday of the month, such as 'Second Tuesday'. `week` is a number, starting at 1, or 'last'. */
  onWeekday: (input: { week: number | 'last'; weekday: string }) => string;
  /** Displayed below the chosen day of the month if some months don't have that day. */
  shortMonths: string;
  ends: string;
  onDate: string;
  afterTimes: string;
  date: string;
  /** `format` is the format of typed dates in the dialog's locale, such as 'MM/DD/YYYY'. */
  datePlaceholder: (input: { format: string }) => string;
  datePicker: DateInputLabels;
  times: string;
  skipWeekends: string;
  /** The number of entries that will be created. */
  count: (input: { count: number }) => string;
  tooMany: (input: { max: number }) => string;
  /** The dates of an entry that spans several days. */
  range: (input: { from: string; to: string }) => string;
  /** Notes beside a date. */
  lastDay: string;
  weekend: string;
  exists: string;
  removed: string;
  remove: (input: { date: string }) => string;
  restore: (input: { date: string }) => string;
  hint: string;
  cancel: string;
  create: (input: { count: number }) => string;
  invalidNumber: (input: { min: number; max: number }) => string;
  noWeekday: string;
  /** `format` is the same as for `datePlaceholder`. */
  impossibleDate: (input: { format: string }) => string;
  earlyDate: string;
}

const ORDINALS = ['First', 'Second', 'Third', 'Fourth'];

/** The default {@link RepeatDialogLabels}. */
export const repeatDialogLabels: RepeatDialogLabels = {
  ...dialogLabels,
  title: ({ title }) => `Repeat “${title}”`,
  every: 'Every',
  unitName: 'Unit',
  unit: ({ unit, every }) => (every === 1 ? unit : `${unit}s`),
  on: 'On',
  onDay: ({ day }) => `Day ${day}`,
  onWeekday: ({ week, weekday }) => `${week === 'last' ? 'Last' : ORDINALS[week - 1]} ${weekday}`,
  shortMonths: 'Shorter months use their last day.',
  ends: 'Ends',
  onDate: 'On a date',
  afterTimes: 'After a number of times',
  date: 'Date',
  datePlaceholder: ({ format }) => format,
  datePicker: dateInputLabels,
  times: 'Times',
  skipWeekends: 'Skip weekends',
  count: ({ count }) => (count === 1 ? '1 new entry' : `${count} new entries`),
  tooMany: ({ max }) => `At most ${max} entries at a time`,
  range: ({ from, to }) => `${from} to ${to}`,
  lastDay: 'Last day of the month',
  weekend: 'Weekend',
  exists: 'Already there',
  removed: 'Removed',
  remove: ({ date }) => `Remove ${date}`,
  restore: ({ date }) => `Restore ${date}`,
  hint: 'Creates separate entries. One Undo removes all of them.',
  cancel: 'Cancel',
  create: ({ count }) => (count === 1 ? 'Create 1 entry' : `Create ${count} entries`),
  invalidNumber: ({ min, max }) => `Enter a number from ${min} to ${max}`,
  noWeekday: 'Choose at least one day',
  impossibleDate: ({ format }) => `Enter a valid date (${format})`,
  earlyDate: 'Choose a date after the first day of the entry',
};
