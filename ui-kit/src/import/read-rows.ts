import type { CalendarDate } from '@content-planner/model';
import type { KindOf } from '../logs/kinds/kinds-in.js';
import type { Brand, FieldConfiguration, LogKind } from '../logs/types.js';
import type { DataRow, RowDoubt } from './arrange-rows.js';
import { isCanceled } from './canceled-rows.js';
import { cellText, comparable, isPlaceholder } from './cell-text.js';
import type { DateProblem, DateStyle, PlacedText } from './date-texts.js';
import type { CellErrors } from './import-messages.js';
import { type ImportTarget, isDateField } from './import-targets.js';
import type { ImportedEntry } from './imported-entry.js';
import { CHANNEL, type ColumnTargets } from './match-columns.js';
import type { NumberStyle } from './number-texts.js';
import { kindOfPlatforms } from './platform-words.js';
import { type CellValue, readBoolean } from './read-value.js';
import { cellReader } from './row-cells.js';
import { readDays, typedDate } from './row-dates.js';
import { fieldReader } from './row-fields.js';
import type { Vocabulary, WordMeanings } from './vocabularies.js';

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
  /** Dates that are read in another form than in their cells, keyed by row. */
  startTexts: ReadonlyMap<number, string>;
  /** What is doubtful about dates, although they can be read, keyed by row. */
  doubts: ReadonlyMap<number, DateProblem>;
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
  /** The targets that the user has corrected. */
  typed: ReadonlySet<string>;
  /** Whether the row says that it is canceled. */
  isCanceled: boolean;
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

const NONE: ReadonlySet<string> = new Set();

/** Creates functions that read the rows of a sheet. */
export function rowReader(reading: RowReading) {
  const { targets, messages } = reading;
  const cellsOf = cellReader(reading);
  const readFields = fieldReader(reading);
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
  const canEnd = (kind: LogKind) =>
    reading.kindOf(kind).fields.some((field) => field.type === 'entryDate' && field.holds[0] === 'endDate');

  /** Reads a row from the text of its cells, keyed by target. */
  const readTexts = (
    row: number,
    given: Readonly<Record<string, string>>,
    { doubt, ...known }: Pick<SheetRow, 'channel' | 'typed' | 'isCanceled'> & { doubt: RowDoubt | null },
  ): SheetRow => {
    const cells = cellsOf(given, known.typed);
    const { errors, ignored, newWords, emptyWords, textOf, valueIn, valueOfWord } = cells;
    const title = textOf('title');
    if (title === '') errors.title = messages.noTitle;
    else if (doubt !== null) errors.title = messages[doubt];

    const kind =
      textOf('kind') === ''
        ? kindOfTicks(given)
        : (valueIn('kind', (text): CellValue<LogKind | null> => {
            const { value } = valueOfWord('kind', text);
            return value === undefined ? { error: messages.unknownKind({ text }) } : { value };
          }) ?? null);
    if (kind === null) errors.kind ??= messages.noKind;

    const { startDate, endDate } = readDays(cells, sheetRow(row), kind && canEnd(kind), reading);
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
    const { fields, dynamicFields } = readFields(cells, kind, {
      row: sheetRow(row),
      near: startDate,
    });

    const entry: ImportedEntry | null =
      kind !== null && startDate !== undefined && endDate !== undefined && Object.keys(errors).length === 0
        ? {
            ...{ kind, title, startDate, endDate, brandId, fields, dynamicFields },
            color: textOf('color') || null,
            showOnCalendar: showOnCalendar ?? true,
          }
        : null;
    const flags = Object.keys(fields).filter((name) => fields[name] === true);
    const places = [...flags, ...newWords.map(({ word }) => word), known.channel ?? ''].toSorted();
    const key = entry && [entry.kind, entry.startDate, ...places, comparable(title) || title].join(' ');
    return {
      ...{ ...known, row, texts: cells.texts, kind, entry, key, newWords, errors, ignored, emptyWords },
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
      const above = texts.startDate === '' ? reading.datesAbove.get(row) : undefined;
      const startDate = reading.startTexts.get(above?.row ?? row) ?? above?.text ?? texts.startDate;
      if (startDate !== undefined) texts.startDate = startDate;
      const isOff = cells.some((cell, column) => isCanceled(cellText(cell), reading.headers?.[column] ?? ''));
      const known = { doubt, typed: NONE, isCanceled: isOff };
      if (filled.length === 0) return [readTexts(row, texts, { ...known, channel: null })];
      return filled.map((channel) => {
        const own = { title: cellText(cells[channel] ?? ''), kind: reading.headers?.[channel] ?? '' };
        return readTexts(rowInChannel(row, channel), { ...texts, ...own }, { ...known, channel });
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
      const typed = new Set([...row.typed, ...Object.keys(changes)]);
      // A user who changes a row has looked at it, so its cells are right.
      return readTexts(row.row, texts, { ...row, doubt: null, typed });
    },
  };
}
