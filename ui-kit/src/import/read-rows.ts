import type { CalendarDate } from '@content-planner/model';
import { formatLongDate, formatMonthName } from '../dates/format-date.js';
import type { KindFlag } from '../logs/kinds/kind.js';
import { sortedFieldConfigurations } from '../logs/sorted-field-configurations.js';
import type { Brand, DynamicValue, FieldConfiguration, LogKind } from '../logs/types.js';
import type { DataRow, RowDoubt } from './arrange-rows.js';
import { brandNamed } from './brand-names.js';
import { cellText, comparable, isFormulaError } from './cell-text.js';
import { type DateProblem, type DateRead, type DateStyle, type PlacedText, readDate } from './date-texts.js';
import type { CellErrors } from './import-messages.js';
import type { ImportTarget } from './import-targets.js';
import type { ImportedEntry } from './imported-entry.js';
import { kept } from './kept.js';
import { kindNamed, type NamedKinds } from './kind-words.js';
import type { ColumnTargets } from './match-columns.js';
import type { NumberStyle } from './number-texts.js';
import { flagNamed, platformsIn, wordsIn } from './platform-words.js';
import { type CellContext, type CellValue, readBoolean, readValue } from './read-value.js';

/** What a name in the brand column means: an existing brand, no brand, or a new brand with this name. */
export type BrandChoice = { brandId: string } | 'none' | 'create';

/** How the rows of a sheet are read. */
export interface RowReading extends NamedKinds {
  columns: ColumnTargets;
  targets: readonly ImportTarget[];
  /** The kind of all rows that don't specify one, or null. */
  kind: LogKind | null;
  /** The user's choices for kind names, keyed by `comparable` text. */
  kindChoices: Readonly<Record<string, LogKind>>;
  /** The user's choices for brand names, keyed by `comparable` text. */
  brandChoices: Readonly<Record<string, BrandChoice>>;
  /** The names of the checkboxes that words stand for, keyed by `comparable` text. Null means no platform. */
  platformChoices: Readonly<Record<string, string | null>>;
  brands: readonly Brand[];
  /** Whether unknown brands are created unless the user chooses otherwise. */
  createsBrands: boolean;
  fieldConfigurations: readonly FieldConfiguration[];
  dates: DateStyle;
  /** The years of dates without one, keyed by row. */
  years: ReadonlyMap<number, number>;
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
  /** The row number in the sheet, starting at 1. */
  row: number;
  /** The text of each cell, keyed by target. */
  texts: Readonly<Record<string, string>>;
  kind: LogKind | null;
  /** What will be imported, or null if there are errors. */
  entry: ImportedEntry | null;
  /** The name of a brand that does not exist yet. */
  newBrand: string | null;
  /** Error messages, keyed by target. */
  errors: Readonly<Record<string, string>>;
  /** Targets for which the row has a value, but its kind has no field. These values are not imported. */
  ignored: readonly string[];
  /** The platforms that the planner does not have, with the target of their cell. They are not imported. */
  unknownPlatforms: readonly { word: string; target: string }[];
}

/** Returns the error message for a date. */
function dateError(problem: DateProblem, { messages, locale }: RowReading): string {
  switch (problem.type) {
    case 'unreadable':
      return messages.unreadableDate;
    case 'noDay':
      return messages.noDay;
    case 'order':
      return messages.ambiguousDate;
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

/** Reads a list of platforms, such as 'Facebook, IG' or '(FB, IG)'. */
function flagsIn(text: string, flags: readonly KindFlag[], { platformChoices }: RowReading) {
  const found: Record<string, true> = {};
  const unknown: string[] = [];
  for (const word of wordsIn(text)) {
    const choice = platformChoices[comparable(word)];
    const flag = choice === undefined ? flagNamed(word, flags)?.name : choice;
    if (flag === undefined) unknown.push(word);
    else if (flag !== null) found[flag] = true;
  }
  return { found, unknown };
}

/** Creates functions that read the rows of a sheet. */
export function rowReader(reading: RowReading) {
  const { targets, messages } = reading;
  const configurationsOf = new Map(
    reading.kinds.map((kind) => [kind, sortedFieldConfigurations(reading.fieldConfigurations, kind)]),
  );
  const targetOfField = new Map<FieldConfiguration, ImportTarget>();
  for (const target of targets) {
    for (const field of target.fields.values()) {
      if (field.type === 'custom') targetOfField.set(field.configuration, target);
    }
  }
  const kindIn = kept((text) => kindNamed(text, reading));
  const contextOf = (options: readonly string[], place: DatePlace): CellContext => ({
    options,
    date: (text) => dateIn(text, place, reading),
    numbers: reading.numbers,
    messages,
  });

  /** Reads a row from the text of its cells, keyed by target. */
  const readTexts = (
    row: number,
    texts: Readonly<Record<string, string>>,
    doubt: RowDoubt | null,
  ): SheetRow => {
    const errors: Record<string, string> = {};
    const ignored: string[] = [];
    const textOf = (id: string) => texts[id] ?? '';
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

    const kind =
      textOf('kind') === ''
        ? reading.kind
        : (valueIn('kind', (text): CellValue<LogKind> => {
            const value = reading.kindChoices[comparable(text)] ?? kindIn(text);
            return value === null ? { error: messages.unknownKind({ text }) } : { value };
          }) ?? null);
    if (kind === null) errors.kind ??= messages.noKind;

    const days = valueIn('startDate', (text) => datesIn(text, { row, target: 'startDate' }, reading));
    const startDate = days?.date;
    const placeOf = (target: string): DatePlace => ({ row, target, near: startDate });
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

    let newBrand: string | null = null;
    const brandId =
      valueIn('brand', (text): CellValue<string | null> => {
        const choice = reading.brandChoices[comparable(text)];
        if (choice === 'none') return { value: null };
        if (typeof choice === 'object') return { value: choice.brandId };
        const known = choice === undefined ? brandNamed(text, reading.brands) : null;
        if (known) return { value: known.id };
        if (choice === undefined && !reading.createsBrands) {
          return { error: messages.unknownBrand({ text }) };
        }
        newBrand = text;
        return { value: null };
      }) ?? null;
    const showOnCalendar = valueIn('showOnCalendar', (text): CellValue<boolean> => {
      const value = readBoolean(text);
      return value === null ? { error: messages.invalidBoolean } : { value };
    });

    const fields: Record<string, DynamicValue> = {};
    const unknownPlatforms: { word: string; target: string }[] = [];
    // A type such as 'Instagram' is also a platform, unless another column contains the platforms.
    const platforms = targets.find(({ fields: each }) => kind !== null && each.get(kind)?.type === 'flags');
    const group = kind !== null && platforms?.fields.get(kind);
    if (platforms && group && group.type === 'flags' && textOf(platforms.id) === '') {
      const { found, unknown } = flagsIn(platformsIn(textOf('kind')).join(), group.flags, reading);
      Object.assign(fields, found);
      unknownPlatforms.push(...unknown.map((word) => ({ word, target: 'kind' })));
    }
    const dynamicFields: Record<string, DynamicValue> = {};
    for (const target of targets) {
      if (target.fields.size === 0 || kind === null || textOf(target.id) === '') continue;
      const field = target.fields.get(kind);
      switch (field?.type) {
        case undefined:
          ignored.push(target.id);
          delete errors[target.id];
          break;
        case 'flags': {
          const { found, unknown } = flagsIn(textOf(target.id), field.flags, reading);
          Object.assign(fields, found);
          unknownPlatforms.push(...unknown.map((word) => ({ word, target: target.id })));
          break;
        }
        case 'flag': {
          const value = valueIn(target.id, (text) =>
            readValue('boolean', text, contextOf([], placeOf(target.id))),
          );
          if (value !== undefined) fields[field.flag.name] = value;
          break;
        }
        case 'own': {
          const { type, name, options = [] } = field.field;
          const value = valueIn(target.id, (text) =>
            readValue(type, text, contextOf(options, placeOf(target.id))),
          );
          if (value !== undefined) fields[name] = value;
          break;
        }
        case 'custom': {
          const { fieldType, fieldName, dropdownOptions } = field.configuration;
          const value = valueIn(target.id, (text) =>
            readValue(fieldType, text, contextOf(dropdownOptions ?? [], placeOf(target.id))),
          );
          if (value !== undefined) dynamicFields[fieldName] = value;
          break;
        }
        default:
          field satisfies never;
      }
    }
    for (const configuration of (kind && configurationsOf.get(kind)) ?? []) {
      const target = targetOfField.get(configuration);
      if (!configuration.isRequired || target === undefined || textOf(target.id) !== '') continue;
      errors[target.id] = messages.required({ label: configuration.fieldLabel });
    }

    const hasErrors = Object.keys(errors).length > 0;
    const entry: ImportedEntry | null =
      kind !== null && startDate !== undefined && endDate !== undefined && !hasErrors
        ? {
            ...{ kind, title, startDate, endDate, brandId },
            color: textOf('color') || null,
            showOnCalendar: showOnCalendar ?? true,
            fields,
            dynamicFields,
          }
        : null;
    return { row, texts, kind, entry, newBrand, errors, ignored, unknownPlatforms };
  };

  return {
    /** Reads a row of the sheet. */
    read: ({ row, cells, doubt }: DataRow): SheetRow => {
      const texts: Record<string, string> = {};
      for (const [column, id] of reading.columns.entries()) {
        if (id !== null) texts[id] = cellText(cells[column] ?? '');
      }
      if (texts.startDate === '') texts.startDate = reading.datesAbove.get(row)?.text ?? '';
      return readTexts(row, texts, doubt);
    },
    /** Reads a row again after the user has changed some of its cells. */
    correct: (row: SheetRow, changes: Readonly<Record<string, string>>): SheetRow => {
      const texts = { ...row.texts };
      for (const [id, text] of Object.entries(changes)) texts[id] = text.trim();
      // A user who changes a row has looked at it, so its cells are right.
      return readTexts(row.row, texts, null);
    },
  };
}
