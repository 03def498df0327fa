import type { CalendarDate } from '@content-planner/model';
import { formatLongDate, formatMonthName } from '../dates/format-date.js';
import { typedDateFormat } from '../dates/typed-date-format.js';
import type { KindOf } from '../logs/kinds/kinds-in.js';
import { sortedFieldConfigurations } from '../logs/sorted-field-configurations.js';
import type { Brand, DynamicValue, FieldConfiguration, LogKind } from '../logs/types.js';
import type { DataRow, RowDoubt } from './arrange-rows.js';
import { cellText, comparable, isBlank, isFormulaError, isPlaceholder } from './cell-text.js';
import { findDates } from './date-order.js';
import {
  type DateOrder,
  type DateProblem,
  type DateRead,
  type DateStyle,
  type PlacedText,
  type RowEvidence,
  readDate,
} from './date-texts.js';
import { findYears } from './find-years.js';
import type { CellErrors } from './import-messages.js';
import { type ImportTarget, isDateField } from './import-targets.js';
import type { ImportedEntry } from './imported-entry.js';
import { CHANNEL, type ColumnTargets } from './match-columns.js';
import type { NumberStyle } from './number-texts.js';
import { channelsIn, kindOfPlatforms } from './platform-words.js';
import { type CellContext, type CellValue, readBoolean, readValue } from './read-value.js';
import type { Vocabulary, WordMeanings } from './vocabularies.js';
import { optionNamed, type WordValue, wordValues } from './word-values.js';

/** How the rows of a sheet are read. */
export interface RowReading {
  kinds: readonly LogKind[];
  kindOf: KindOf;
  headers: readonly string[] | null;
  columns: ColumnTargets;
  targets: readonly ImportTarget[];
  /** The kind of all rows that don't specify one, or null. */
  kind: LogKind | null;
  /** The targets whose cells contain words. */
  words: ReadonlyMap<string, Vocabulary>;
  /** What the words of the sheet mean. */
  meanings: WordMeanings;
  brands: readonly Brand[];
  fieldConfigurations: readonly FieldConfiguration[];
  dates: DateStyle;
  /** The years of dates without one, keyed by row. */
  years: ReadonlyMap<number, number>;
  today: CalendarDate;
  /** The targets whose times are converted to `dates.zone`. */
  moved: ReadonlySet<string>;
  /** The dates of rows that have none, keyed by row. */
  datesAbove: ReadonlyMap<number, PlacedText>;
  numbers: NumberStyle | null;
  locale: string;
  messages: CellErrors;
}

/** A row of a sheet, as it will be imported. */
export interface SheetRow {
  /** The row number in the sheet, starting at 1. If a row has several entries, their numbers have decimal places. */
  row: number;
  /** If the row of the sheet has an entry for each channel, the column of the channel, or else null. */
  channel: number | null;
  /** The text of each cell, keyed by target. */
  texts: Readonly<Record<string, string>>;
  kind: LogKind | null;
  /** The days of the row, also if other cells have errors. */
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
  /** What will be imported, or null if there are errors. */
  entry: ImportedEntry | null;
  /** The same for entries with the same kind, title, day and platforms, or null if there are errors. */
  key: string | null;
  /** The names of brands and options that do not exist yet. */
  newWords: readonly TargetWord[];
  /** Error messages, keyed by target. */
  errors: Readonly<Record<string, string>>;
  /** Targets for which the row has a value, but its kind has no field. These values are not imported. */
  ignored: readonly string[];
  /** The words that are left out. */
  emptyWords: readonly TargetWord[];
}

/** A word in a cell. */
export interface TargetWord {
  target: string;
  word: string;
}

/** Returns the row number in the sheet. */
export const sheetRow = (row: number): number => Math.floor(row);

/** Returns the number of an entry whose title is in the column of a channel. */
const rowInChannel = (row: number, column: number) => row + (column + 1) / 1000;

/** Returns the error message for a date. */
function dateError(problem: DateProblem, { messages, locale }: RowReading): string {
  switch (problem.type) {
    case 'unreadable':
      return messages.unreadableDate;
    case 'noDay':
      return messages.noDay;
    case 'order':
      return messages.ambiguousDate;
    case 'month':
      return messages.unclearMonth;
    case 'year':
      return messages.noYear;
    case 'week':
      return messages.noWeekday;
    case 'weekday':
      return messages.otherWeekday({ date: formatLongDate(problem.date, locale) });
    case 'impossible': {
      const { year, month, days } = problem;
      const date = `2023-${String(month).padStart(2, '0')}-01`;
      return messages.impossibleDate({ month: formatMonthName(date, locale), days, year });
    }
    default:
      return problem satisfies never;
  }
}

/** Where a date is. `near` is another date in the same row. */
interface DatePlace {
  row: number;
  target: string;
  near?: CalendarDate | undefined;
}

function datesIn(text: string, { row, target, near }: DatePlace, reading: RowReading): CellValue<DateRead> {
  const { dates, years, moved, datesAbove, locale } = reading;
  const year = years.get(row) ?? years.get(datesAbove.get(row)?.row ?? row) ?? dates.year;
  const zone = moved.has(target) ? dates.zone : null;
  const read = readDate(text, { ...dates, year, zone, near }, locale);
  return 'date' in read ? { value: read } : { error: dateError(read.problem, reading) };
}

function dateIn(text: string, place: DatePlace, reading: RowReading): CellValue<CalendarDate> {
  const read = datesIn(text, place, reading);
  return 'value' in read ? { value: read.value.date } : read;
}

/** Rows that say nothing about the dates of other rows. */
const NO_EVIDENCE: RowEvidence = { dates: () => [], weekdays: () => null };

/**
 * Returns what a user typed for the date of a row, as an ISO date or range. Day and month are in the order in which
 * dates are displayed, unless only the other one fits, and a date without a year follows the rows around it. Returns
 * other texts as they are.
 */
function typedDate(
  text: string,
  { row, target, near }: DatePlace,
  rows: readonly SheetRow[],
  { dates, moved, today, locale }: RowReading,
): string {
  const isDayFirst = typedDateFormat(locale).order.find((part) => part !== 'year') === 'day';
  const displayed: DateOrder = isDayFirst ? 'dayFirst' : 'monthFirst';
  const { order: found, orders } = findDates([{ text, row }], { locale, today });
  const order = found ?? [displayed, dates.order].find((each) => each && orders.includes(each)) ?? displayed;
  const placed = rows.flatMap((each) => {
    if (each.row === row) return { text, row };
    return each.startDate === null ? [] : { text: each.startDate, row: each.row };
  });
  const { years } = findYears(placed, { order, first: null, today, locale, evidence: NO_EVIDENCE });
  const year = years.get(row) ?? dates.year;
  const read = readDate(
    text,
    { ...dates, order, year, near, months: null, zone: moved.has(target) ? dates.zone : null },
    locale,
  );
  if ('problem' in read) return text;
  return read.end === null ? read.date : `${read.date} – ${read.end}`;
}

const whole = (text: string): readonly string[] => [text];

const hasValue = (value: DynamicValue | undefined): value is Exclude<DynamicValue, null> =>
  value !== undefined && value !== null && (!Array.isArray(value) || value.length > 0);

/** Creates functions that read the rows of a sheet. */
export function rowReader(reading: RowReading) {
  const { targets, messages, words } = reading;
  const meaningIn = wordValues(words, reading.meanings);
  const configurationsOf = new Map(
    reading.kinds.map((kind) => [kind, sortedFieldConfigurations(reading.fieldConfigurations, kind)]),
  );
  const targetOfField = new Map<FieldConfiguration, ImportTarget>();
  const platformsOf = new Map<LogKind, ImportTarget>();
  for (const target of targets) {
    for (const [kind, field] of target.fields) {
      if (field.type === 'custom') targetOfField.set(field.configuration, target);
      else if (field.type === 'flags') platformsOf.set(kind, target);
    }
  }

  const canBeBlank = new Set(
    targets.flatMap(({ id, fields }) => (id === 'kind' || fields.size > 0 ? id : [])),
  );
  const ticks = targets.flatMap(({ id, fields }) => {
    const isFlag = fields.size > 0 && [...fields.values()].every(({ type }) => type === 'flag');
    return isFlag && reading.columns.includes(id) ? [{ id, kinds: [...fields.keys()] }] : [];
  });
  /**
   * Returns the kind of a row without one: a kind that has its platforms, or the checkboxes that are marked, if only one
   * kind has them.
   */
  const kindOfTicks = (texts: Readonly<Record<string, string>>): LogKind | null => {
    const platformKind = kindOfPlatforms(targets, (id) => texts[id] ?? '');
    if (platformKind !== null) return platformKind;
    const marked = ticks.filter(({ id }) => readBoolean(texts[id] ?? '') === true);
    const [first] = marked[0]?.kinds ?? [];
    const isOnly = marked.length > 0 && marked.every(({ kinds }) => kinds.length === 1 && kinds[0] === first);
    return isOnly && first !== undefined ? first : reading.kind;
  };

  /** Reads a row from the text of its cells, keyed by target. */
  const readTexts = (
    row: number,
    texts: Readonly<Record<string, string>>,
    { doubt, channel }: { doubt: RowDoubt | null; channel: number | null },
  ): SheetRow => {
    const errors: Record<string, string> = {};
    const ignored: string[] = [];
    const newWords: TargetWord[] = [];
    let emptyWords: TargetWord[] = [];
    const textOf = (id: string) => {
      const text = texts[id] ?? '';
      return isBlank(text) && canBeBlank.has(id) && !words.get(id)?.find(text) ? '' : text;
    };
    /** Returns the value of a cell, or undefined if it is empty or invalid. */
    const valueIn = <T>(id: string, read: (text: string) => CellValue<T>): T | undefined => {
      const text = textOf(id);
      if (text === '' || errors[id] !== undefined) return undefined;
      const result = read(text);
      if ('value' in result) return result.value;
      errors[id] = result.error;
      return undefined;
    };

    for (const [id, text] of Object.entries(texts)) {
      if (isFormulaError(text)) errors[id] = messages.formulaError;
    }
    const title = textOf('title');
    if (title === '') errors.title = messages.noTitle;
    else if (doubt !== null) errors.title = messages[doubt];

    /** Returns the value of a word, and notes what is created for it and what is left out. */
    const valueOfWord = (target: string, word: string): WordValue => {
      const found = meaningIn(target, word);
      for (const lost of found.leftOut) emptyWords.push({ target, word: lost });
      if (found.isNew && typeof found.value === 'string') newWords.push({ target, word: found.value });
      return found;
    };
    const contextOf = (
      target: string,
      options: readonly string[],
      people: CellContext['people'] = [],
    ): CellContext => ({
      options,
      people,
      split: words.get(target)?.split ?? whole,
      optionOf: (word) => {
        const { value, isNew } = valueOfWord(target, word);
        return typeof value === 'string' && !isNew ? optionNamed(value, options) : value;
      },
      date: (text) => dateIn(text, placeOf(target), reading),
      numbers: reading.numbers,
      messages,
    });

    const kind =
      textOf('kind') === ''
        ? kindOfTicks(texts)
        : (valueIn('kind', (text): CellValue<LogKind | null> => {
            const { value } = valueOfWord('kind', text);
            return value === undefined ? { error: messages.unknownKind({ text }) } : { value };
          }) ?? null);
    if (kind === null) errors.kind ??= messages.noKind;

    const days = valueIn('startDate', (text) =>
      datesIn(text, { row: sheetRow(row), target: 'startDate' }, reading),
    );
    const startDate = days?.date;
    const placeOf = (target: string): DatePlace => ({ row: sheetRow(row), target, near: startDate });
    if (textOf('startDate') === '') errors.startDate = messages.noDate;
    const hasEnd =
      kind !== null &&
      reading.kindOf(kind).fields.some((field) => field.type === 'entryDate' && field.holds[0] === 'endDate');
    let endDate = startDate;
    if (hasEnd) {
      endDate =
        valueIn('endDate', (text) => dateIn(text, placeOf('endDate'), reading)) ?? days?.end ?? startDate;
      if (startDate !== undefined && endDate !== undefined && endDate < startDate) {
        errors.endDate = messages.earlyEnd;
      }
    } else if (textOf('endDate') !== '' && kind !== null) {
      const end = dateIn(textOf('endDate'), placeOf('endDate'), reading);
      if ('error' in end || end.value !== startDate) ignored.push('endDate');
    } else if (days?.end && days.end !== startDate && kind !== null) ignored.push('endDate');

    const brandId =
      valueIn('brand', (text): CellValue<string | null> => {
        const { value, isNew } = valueOfWord('brand', text);
        if (value === undefined) return { error: messages.unknownBrand({ text }) };
        // A new brand has no id yet.
        return { value: isNew ? null : value };
      }) ?? null;
    const showOnCalendar = valueIn('showOnCalendar', (text): CellValue<boolean> => {
      const value = readBoolean(text);
      return value === null ? { error: messages.invalidBoolean } : { value };
    });

    const fields: Record<string, DynamicValue> = {};
    // A type such as 'Instagram' is also a platform, unless another column contains the platforms.
    const platforms = kind === null ? undefined : platformsOf.get(kind);
    const channels =
      platforms && textOf(platforms.id) === ''
        ? channelsIn(textOf('kind'), (word) => words.get('kind')?.find(word) !== null)
        : [];
    const setFlags = (target: string, flagWords: readonly string[]) => {
      for (const word of flagWords) {
        const { value, isNew } = valueOfWord(target, word);
        if (value === undefined) emptyWords.push({ target, word });
        // A new platform has no id yet.
        else if (value !== null && !isNew) fields[value] = true;
      }
    };
    emptyWords = emptyWords.filter(({ word }) => !channels.includes(word));
    if (platforms) setFlags(platforms.id, channels);
    const dynamicFields: Record<string, DynamicValue> = {};
    for (const target of targets) {
      if (target.fields.size === 0 || kind === null || textOf(target.id) === '') continue;
      const field = target.fields.get(kind);
      switch (field?.type) {
        case undefined:
          ignored.push(target.id);
          delete errors[target.id];
          break;
        case 'flags':
          setFlags(target.id, words.get(target.id)?.split(textOf(target.id)) ?? []);
          break;
        case 'flag': {
          const value = valueIn(target.id, (text) => readValue('boolean', text, contextOf(target.id, [])));
          if (value !== undefined) fields[field.flag.name] = value;
          break;
        }
        case 'own': {
          const { type, name, options = [] } = field.field;
          const value = valueIn(target.id, (text) => readValue(type, text, contextOf(target.id, options)));
          if (value !== undefined && value !== null) fields[name] = value;
          break;
        }
        case 'custom': {
          const { fieldType, fieldName, dropdownOptions, options } = field.configuration;
          const value = valueIn(target.id, (text) =>
            readValue(
              fieldType,
              text,
              contextOf(target.id, dropdownOptions ?? options?.map(({ id }) => id) ?? [], options),
            ),
          );
          if (hasValue(value)) dynamicFields[fieldName] = value;
          break;
        }
        default:
          field satisfies never;
      }
    }
    for (const configuration of (kind && configurationsOf.get(kind)) ?? []) {
      const target = targetOfField.get(configuration);
      if (!configuration.isRequired || target === undefined || errors[target.id] !== undefined) continue;
      if (hasValue(dynamicFields[configuration.fieldName])) continue;
      errors[target.id] = messages.required({ label: configuration.fieldLabel });
    }

    const hasErrors = Object.keys(errors).length > 0;
    const entry: ImportedEntry | null =
      kind !== null && startDate !== undefined && endDate !== undefined && !hasErrors
        ? {
            kind,
            title,
            startDate,
            endDate,
            brandId,
            color: textOf('color') || null,
            showOnCalendar: showOnCalendar ?? true,
            fields,
            dynamicFields,
          }
        : null;
    const flags = Object.keys(fields).filter((name) => fields[name] === true);
    const places = [...flags, ...newWords.map(({ word }) => word), channel ?? ''].toSorted();
    const key = entry && [entry.kind, entry.startDate, ...places, comparable(title) || title].join(' ');
    return {
      ...{ row, channel, texts, kind, entry, key, newWords, errors, ignored, emptyWords },
      ...{ startDate: startDate ?? null, endDate: endDate ?? null },
    };
  };

  return {
    /** Reads a row of the sheet, which has an entry for each filled channel. */
    read: ({ row, cells, doubt }: DataRow): SheetRow[] => {
      const texts: Record<string, string> = {};
      const filled: number[] = [];
      for (const [column, id] of reading.columns.entries()) {
        const text = cellText(cells[column] ?? '');
        if (id === CHANNEL && !isPlaceholder(text)) filled.push(column);
        else if (id !== null && id !== CHANNEL) texts[id] = text;
      }
      if (texts.startDate === '') texts.startDate = reading.datesAbove.get(row)?.text ?? '';
      if (filled.length === 0) return [readTexts(row, texts, { doubt, channel: null })];
      return filled.map((channel) => {
        const own = { title: cellText(cells[channel] ?? ''), kind: reading.headers?.[channel] ?? '' };
        return readTexts(rowInChannel(row, channel), { ...texts, ...own }, { doubt, channel });
      });
    },
    /**
     * Reads a row again after the user has changed some of its cells.
     *
     * @param rows All rows, which say in which year a date without one is.
     */
    correct: (
      row: SheetRow,
      changes: Readonly<Record<string, string>>,
      rows: readonly SheetRow[] = [row],
    ): SheetRow => {
      const texts = { ...row.texts };
      for (const [id, changed] of Object.entries(changes)) {
        const text = changed.trim();
        const near = id === 'startDate' ? undefined : (row.startDate ?? undefined);
        const place = { row: row.row, target: id, near };
        texts[id] = isDateField(id, row.kind, targets) ? typedDate(text, place, rows, reading) : text;
      }
      // A user who changes a row has looked at it, so its cells are right.
      return readTexts(row.row, texts, { doubt: null, channel: row.channel });
    },
  };
}
