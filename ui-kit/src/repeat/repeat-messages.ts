import { defineMessages } from '../messages/define-messages.js';
import type { RepeatRule } from './repeat-dates.js';

const ORDINALS = ['First', 'Second', 'Third', 'Fourth'];

/** All text in {@link RepeatDialog}, including text for screen readers. */
export const repeatDialogMessages = defineMessages('repeatDialog', {
  title: ({ title }: { title: string }) => `Repeat “${title}”`,
  /** The label of the number beside `unit`. */
  every: (_: { unit: RepeatRule['unit']; every: number }): string => 'Every',
  /** The accessible name of the select beside `every`. */
  unitName: 'Unit',
  unit: ({ unit, every }: { unit: RepeatRule['unit']; every: number }) => (every === 1 ? unit : `${unit}s`),
  /** The label of the weekdays, or of the day of the month. */
  on: (_: { unit: 'week' | 'month' }): string => 'On',
  /** A day of the month, such as 'Day 31'. Follows `on`. */
  onDay: ({ day }: { day: number }) => `Day ${day}`,
  /** A weekday of the month, such as 'Second Tuesday'. Follows `on`. `week` is a number, starting at 1, or 'last'. */
  onWeekday: ({ week, weekday }: { week: number | 'last'; weekday: string }) =>
    `${week === 'last' ? 'Last' : ORDINALS[week - 1]} ${weekday}`,
  /** Displayed below the chosen day of the month if some months don't have that day. */
  shortMonths: 'Shorter months use their last day.',
  ends: 'Ends',
  onDate: 'On a date',
  afterTimes: 'After a number of times',
  date: 'Date',
  times: 'Times',
  skipWeekends: 'Skip weekends',
  /** The number of entries that will be created. */
  count: ({ count }: { count: number }) => (count === 1 ? '1 new entry' : `${count} new entries`),
  tooMany: ({ max }: { max: number }) => `At most ${max} entries at a time`,
  /** The dates of an entry that spans several days. */
  range: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  /** Notes beside a date. */
  lastDay: 'Last day of the month',
  weekend: 'Weekend',
  exists: 'Already there',
  removed: 'Removed',
  remove: ({ date }: { date: string }) => `Remove ${date}`,
  restore: ({ date }: { date: string }) => `Restore ${date}`,
  hint: 'Creates separate entries. One Undo removes all of them.',
  create: ({ count }: { count: number }) => (count === 1 ? 'Create 1 entry' : `Create ${count} entries`),
  invalidNumber: ({ min, max }: { min: number; max: number }) => `Enter a number from ${min} to ${max}`,
  noWeekday: 'Choose at least one day',
  /** `format` is the format of typed dates, such as 'MM/DD/YYYY'. */
  impossibleDate: ({ format }: { format: string }) => `Enter a valid date (${format})`,
  earlyDate: 'Choose a date after the first day of the entry',
});
