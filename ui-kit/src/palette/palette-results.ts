import {
  addDays,
  addMonths,
  type CalendarDate,
  plainText,
  searchWords,
  startOfMonth,
  weekdayOf,
} from '@content-planner/model';
import { parseDateText, parseMonthText } from '../dates/parse-date-text.js';
import type { TextsOf } from '../messages/define-messages.js';
import { type Command, commandId, keysOf, SHORTCUT_GROUPS } from '../shortcuts/shortcut-registry.js';
import type { commandPaletteMessages } from './palette-messages.js';

/** The maximum number of commands in the list, which is not virtualized. */
const MAX_COMMANDS = 8;

/** A date to go to. */
export interface DateResult {
  date: CalendarDate;
  /** Whether the user typed a month, whose first day is `date`. */
  isMonth?: boolean;
  /** A name such as 'Next week'. Omitted for a date that the user typed. */
  name?: string;
}

/** Returns whether every typed word is the beginning of a word in the text. */
export function matchesText(text: string, typed: string): boolean {
  const words = plainText(text).split(/[^\p{L}\p{N}]+/u);
  return searchWords(typed).every((part) => words.some((word) => word.startsWith(part)));
}

/**
 * Returns the dates that match the typed text: the date or month that was typed, and days whose names contain the text.
 */
export function dateResults(
  typed: string,
  {
    today,
    locale,
    text,
  }: { today: CalendarDate; locale: string; text: TextsOf<typeof commandPaletteMessages> },
): DateResult[] {
  const days: DateResult[] = [
    { name: text.today, date: today },
    { name: text.tomorrow, date: addDays(today, 1) },
    { name: text.nextWeek, date: addDays(today, 7 - ((weekdayOf(today) + 6) % 7)) },
    { name: text.nextMonth, date: startOfMonth(addMonths(startOfMonth(today), 1)) },
  ];
  if (typed.trim() === '') return days.slice(0, 1);
  const named = days.filter(({ name = '' }) => matchesText(name, typed));
  const date = parseDateText(typed, { today, locale });
  const month = parseMonthText(typed, { today, locale });
  return [
    ...(date === null || named.some((one) => one.date === date) ? [] : [{ date }]),
    ...(month === null ? [] : [{ date: month, isMonth: true }]),
    ...named,
  ];
}

/**
 * Returns at most eight commands that match the typed text. Commands whose label begins with the text come first. If
 * the text is empty, the user's recent commands come first, followed by the commands for the entry, the commands for
 * the screen, and the commands that work everywhere.
 *
 * @param recent The ids of the user's recent commands, the most recent one first.
 */
export function commandResults(
  commands: readonly Command[],
  typed: string,
  recent: readonly string[],
): readonly Command[] {
  const unique = new Map<string, Command>();
  for (const command of commands)
    if (command.run && !command.isRange && keysOf(command).length <= 1) unique.set(command.label, command);
  const all = [...unique.values()];
  const text = plainText(typed.trim());
  const rank = (command: Command) => {
    if (text !== '') return plainText(command.label).startsWith(text) ? 0 : 1;
    const place = recent.indexOf(commandId(command));
    return place < 0 ? recent.length : place;
  };
  return all
    .filter(({ label, keywords = [] }) => matchesText([label, ...keywords].join(' '), typed))
    .map((command, order) => ({ command, order, rank: rank(command) }))
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        SHORTCUT_GROUPS.indexOf(other.command.group) - SHORTCUT_GROUPS.indexOf(one.command.group) ||
        one.order - other.order,
    )
    .slice(0, MAX_COMMANDS)
    .map(({ command }) => command);
}

/** Splits text around the match to highlight: the first typed word that begins one of the words in the text. */
export function highlighted(text: string, typed: string): [before: string, match: string, after: string] {
  for (const part of searchWords(typed)) {
    const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
    const start = words.find(([word]) => plainText(word).startsWith(part))?.index;
    if (start === undefined) continue;
    let end = start;
    while (end < text.length && plainText(text.slice(start, end + 1)).length <= part.length) end += 1;
    return [text.slice(0, start), text.slice(start, end), text.slice(end)];
  }
  return [text, '', ''];
}
