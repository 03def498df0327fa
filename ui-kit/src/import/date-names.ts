import type { Weekday } from '@content-planner/model';
import { formatMonthName, formatWeekday } from '../dates/format-date.js';
import { folded } from './heading-words.js';

/** Spreadsheets in these languages are read in addition to those in the user's language. */
const LANGUAGES = [
  ...[
    'en-US',
    'de-DE',
    'de-AT',
    'fr-FR',
    'es-ES',
    'it-IT',
    'nl-NL',
    'pt-PT',
    'pt-BR',
    'sv-SE',
    'pl-PL',
    'cs-CZ',
    'sk-SK',
  ],
  ...['da-DK', 'nb-NO', 'fi-FI', 'ru-RU', 'uk-UA', 'tr-TR', 'ro-RO', 'hu-HU', 'uz-UZ'],
];

/** Common abbreviations that `Intl` doesn't have. */
const MORE_MONTHS: readonly (readonly [string, number])[] = [
  ['sept', 9],
  ['marz', 3],
];
const MORE_WEEKDAYS: readonly (readonly [string, Weekday])[] = [
  ['tues', 2],
  ['weds', 3],
  ['thur', 4],
  ['thurs', 4],
];

interface Names {
  /** Months, counted from 1, keyed by name. Names are lowercase, without accents and dots. */
  months: ReadonlyMap<string, number>;
  /** The weekdays that a name can mean. Some abbreviations mean different weekdays in different languages. */
  weekdays: ReadonlyMap<string, ReadonlySet<Weekday>>;
}

/** Returns a name without accents and dots, in the form of the keys. */
export const plainName = (text: string): string => folded(text).replaceAll('.', '').trim();

const namesByLocale = new Map<string, Names>();

/** Returns the names of the months in full dates, which some languages inflect, such as '5 marca'. */
function inflected(language: string, style: 'long' | 'short'): string[] {
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: style,
    timeZone: 'UTC',
    calendar: 'gregory',
  });
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2023, month, 5));
    return parts.find(({ type }) => type === 'month')?.value ?? '';
  });
}

/** Returns the names of months and weekdays in a locale and in the most common languages. */
export function namesOf(locale: string): Names {
  const known = namesByLocale.get(locale);
  if (known) return known;
  const months = new Map(MORE_MONTHS);
  const unclear = new Set<string>();
  const weekdays = new Map<string, Set<Weekday>>();
  const addWeekday = (name: string, weekday: Weekday) =>
    weekdays.set(name, (weekdays.get(name) ?? new Set()).add(weekday));
  for (const [name, weekday] of MORE_WEEKDAYS) addWeekday(name, weekday);
  for (const language of [...LANGUAGES, locale]) {
    for (const style of ['long', 'short'] as const) {
      for (const [index, inDate] of inflected(language, style).entries()) {
        const month = index + 1;
        const alone = formatMonthName(`2023-${String(month).padStart(2, '0')}-01`, language, style);
        for (const name of [alone, inDate].map(plainName)) {
          if (name === '' || /^\d/.test(name)) continue;
          // The user's language comes last, and takes precedence.
          if (months.has(name) && months.get(name) !== month && language !== locale) unclear.add(name);
          months.set(name, month);
        }
      }
    }
    for (let day = 0; day <= 6; day += 1) {
      for (const style of ['long', 'short'] as const) {
        addWeekday(plainName(formatWeekday(`2023-01-0${day + 1}`, style, language)), day as Weekday);
      }
    }
  }
  for (const name of unclear) months.delete(name);
  namesByLocale.set(locale, { months, weekdays });
  return { months, weekdays };
}

/** Sunday first, as in Chinese, Japanese and Korean. */
const EAST_ASIAN = ['日天일', '月一월', '火二화', '水三수', '木四목', '金五금', '土六토'];
const EAST_ASIAN_WEEKDAY =
  /[(（]\s*(?:周|週|星期)?([日天月一火二水三木四金五土六일월화수목금토])(?:曜日?|요일)?\s*[)）]|(?:周|週|星期)([日天一二三四五六])|([日月火水木金土])曜日?|([일월화수목금토])요일/u;

/** Returns the weekday that a cell consists of, such as '周二', '火' and '화', or null. */
function eastAsianWeekday(cell: string): ReadonlySet<Weekday> | null {
  const [found, ...groups] = EAST_ASIAN_WEEKDAY.exec(cell) ?? [];
  const letter = found === cell ? groups.find((group) => group !== undefined) : cell;
  const weekday = letter?.length === 1 ? EAST_ASIAN.findIndex((letters) => letters.includes(letter)) : -1;
  return weekday < 0 ? null : new Set([weekday as Weekday]);
}

/** Returns the weekday that a cell consists of, or null. */
export function weekdaysIn(cell: string, locale: string): ReadonlySet<Weekday> | null {
  // No name of a weekday is that long.
  if (cell.length > 20) return null;
  return namesOf(locale).weekdays.get(plainName(cell)) ?? eastAsianWeekday(cell);
}

/** A date without its weekday. */
interface WithoutWeekday {
  rest: string;
  weekdays: ReadonlySet<Weekday>;
}

/** Removes the first weekday from a date. */
export const withoutWeekday = (text: string, locale: string): WithoutWeekday | null =>
  weekdayRemovals(text, locale)[0] ?? null;

/**
 * Removes each word from a date that can be a weekday. 'Mar' is both a month and a weekday.
 *
 * @example weekdayRemovals('Tues, March 9', 'en-US') // [{ rest: 'March 9', weekdays: new Set([2]) }]
 */
export function weekdayRemovals(text: string, locale: string): readonly WithoutWeekday[] {
  const [found, ...groups] = EAST_ASIAN_WEEKDAY.exec(text) ?? [];
  if (found !== undefined) {
    const letter = groups.find((group) => group !== undefined) ?? '';
    const weekday = EAST_ASIAN.findIndex((letters) => letters.includes(letter));
    return [{ rest: text.replace(found, ' ').trim(), weekdays: new Set([weekday as Weekday]) }];
  }
  const { weekdays } = namesOf(locale);
  const words = text.matchAll(/[([]?\s*(\p{L}[\p{L}\p{M}]+(?:-feira)?)\.?\s*[)\]]?[,.]?/gu);
  return [...words].flatMap((match): WithoutWeekday[] => {
    const days = weekdays.get(plainName(match[1] ?? ''));
    if (!days) return [];
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    return [{ rest: rest.trim().replace(/^[,\s]+|[,\s]+$/g, ''), weekdays: days }];
  });
}
