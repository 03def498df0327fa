import type { CalendarDate } from '@content-planner/model';
import type { LogKind } from '../logs/types.js';
import type { ArrangedRows } from './arrange-rows.js';
import { cellText, isPlaceholder } from './cell-text.js';
import { type DatesFound, findDates } from './date-order.js';
import {
  type DateOrder,
  type DateProblem,
  type MonthReading,
  type PlacedText,
  readDate,
} from './date-texts.js';
import { findYears, type Period } from './find-years.js';
import { FIRST_DAY, valuesIn } from './import-targets.js';
import { findInstants } from './instants.js';
import {
  CHANNEL,
  type ColumnTargets,
  DATE_PART,
  type MatchedColumns,
  matchColumns,
} from './match-columns.js';
import { monthOfYear } from './months.js';
import { type FoundMonth, findMonths } from './months-in-dates.js';
import { findNumberStyle, type NumberStyle } from './number-texts.js';
import {
  dayText,
  findDoubtfulYears,
  findDoubts,
  orderOfOthers,
  rowEvidence,
  rowWeeks,
} from './plan-dates.js';
import { findDatesAbove, findSections } from './rows-below-dates.js';
import { type FoundWords, findWords } from './sheet-words.js';
import { findSwapped, type SwappedDates } from './swapped-dates.js';
import { titleYears } from './title-years.js';
import { type VocabularyInput, vocabularies, type WordChoices } from './vocabularies.js';
import { writtenDate } from './written-date.js';

/** What the user chose about the content of a sheet. Anything else is detected. */
export interface SheetChoices {
  /** Targets, keyed by column index. */
  columns: Readonly<Record<number, string | null>>;
  words: WordChoices;
  /** Whether each filled cell of the columns named after channels is an entry. */
  usesChannels?: boolean;
  order?: DateOrder;
  months?: MonthReading;
  /** Whether day and month of dates that a spreadsheet has probably changed are swapped. */
  swaps?: boolean;
  /** The year of the first date without one. */
  year?: number;
  /** The key of the period of dates without a year. */
  period?: string;
}

/** What decides how the rows of a sheet are read. It can be sent to a worker. */
export interface PlanInput extends VocabularyInput {
  /** The kind of rows without one. */
  kind: LogKind | null;
  /** What the sheet and its file are called. */
  names: readonly string[];
  choices: SheetChoices;
  /** The choices for earlier sheets. */
  remembered: { columns: Readonly<Record<string, string | null>>; words: WordChoices };
  today: CalendarDate;
  locale: string;
}

/** How a sheet is read. */
export interface SheetPlan {
  columns: ColumnTargets;
  matched: MatchedColumns;
  dates: DatesFound;
  /** A cell that names a month. */
  months: FoundMonth | null;
  /** The years of dates without one, keyed by row. */
  years: ReadonlyMap<number, number>;
  /** The periods among which the user must choose if the years are unclear. */
  periods: readonly Period[];
  /** Dates that are read in another form, keyed by row: without a doubtful year, or with day and month swapped. */
  startTexts: ReadonlyMap<number, string>;
  /** Dates that a spreadsheet has probably changed, or null. */
  swap: SwappedDates | null;
  /** What is doubtful about dates, although they can be read, keyed by row. */
  doubts: ReadonlyMap<number, DateProblem>;
  /** The first and the last date without a year, as they are read. */
  undated: { from: CalendarDate; to: CalendarDate } | null;
  /** The first time with a zone if times are converted to the user's zone. */
  instant: PlacedText | null;
  /** The targets whose times are converted to the user's zone. */
  moved: ReadonlySet<string>;
  /** The dates above rows that have a title but no date, as in sheets with merged cells, keyed by row. */
  datesAbove: ReadonlyMap<number, PlacedText>;
  /** Whether the file says that cells with dates are merged with the empty cells below. */
  hasMergedDates: boolean;
  /** The rows whose channels are all empty, such as days without a post. */
  emptyRows: ReadonlySet<number>;
  /** The rows that only have a heading, such as 'EMAIL MARKETING', or a note. */
  sectionRows: ReadonlySet<number>;
  numbers: { style: NumberStyle | null; mustAsk: boolean };
  words: readonly FoundWords[];
}

/** Decides how a sheet is read, except for what the user chose. */
export function planSheet(arranged: ArrangedRows, input: PlanInput): SheetPlan {
  const { targets, kinds, kindNames, brands, choices, remembered, today, locale } = input;
  const { headers, dataRows } = arranged;
  const matched = matchColumns({
    ...{ headers, rows: dataRows.map(({ cells }) => cells), targets, brands, kinds, kindNames, locale },
    remembered: remembered.columns,
    usesChannels: choices.usesChannels,
    dateParts: arranged.dateParts,
    chosen: choices.columns,
    today,
  });
  const chosen = new Set(Object.values(choices.columns));
  const proposed = matched.columns.map((id, column) => {
    const own = choices.columns[column];
    if (own !== undefined) return own;
    // A target that the user chose for another column is no longer proposed for this one.
    if (id === null && arranged.dateParts.includes(column)) return DATE_PART;
    return id !== null && id !== CHANNEL && chosen.has(id) ? null : id;
  });
  // The cells of channels are the titles.
  const hasChannels = proposed.includes(CHANNEL);
  const columns = proposed.map((id) => (hasChannels && id === 'title' ? null : id));
  const cellsOf = (isWanted: (id: string) => boolean): PlacedText[] => {
    const places = columns.flatMap((id, column) => (id !== null && isWanted(id) ? column : []));
    const found: PlacedText[] = [];
    for (const { row, cells } of dataRows) {
      for (const column of places) {
        const text = cellText(cells[column] ?? '');
        if (text !== '') found.push({ text, row });
      }
    }
    return found;
  };
  const hasValues = (type: string) => {
    const ids = new Set(
      targets.flatMap(({ id, fields }) =>
        [...fields.values()]
          .map(valuesIn)
          .some((values) => values?.format === type || values?.jsonType === type)
          ? id
          : [],
      ),
    );
    return (id: string) => ids.has(id);
  };
  const isDate = hasValues('date');
  const isEntryDate = (id: string) => id === 'startDate' || id === 'endDate' || id === FIRST_DAY;
  const evidence = rowEvidence(arranged, matched, columns, locale);
  const dateCells = cellsOf((id) => isEntryDate(id) || isDate(id));
  const title = titleYears(
    [...arranged.titles.map(({ text }) => text), ...(headers ?? []), ...input.names],
    locale,
  );
  const planned = title?.years ?? [];
  const allStartCells = cellsOf((id) => id === 'startDate');
  const months = findMonths(allStartCells, { chosen: choices.months, locale, evidence, today, planned });
  const isDay = ({ text }: PlacedText) => {
    const start =
      months?.isUnclear && months.reading !== 'day' ? writtenDate(text, locale)?.start : undefined;
    return start === undefined || monthOfYear(start) === null;
  };
  const found = findDates(dateCells.filter(isDay), { locale, evidence, today, planned });
  const dates =
    found.mustAsk && !found.isMixed ? orderOfOthers(found, arranged, matched, input, isDay) : found;
  const order = choices.order ?? dates.order;
  const stored = findDoubtfulYears(arranged, columns.indexOf('startDate'), today);
  const swap = findSwapped(allStartCells, locale);
  const startTexts = new Map([
    ...[...stored].map(([row, date]) => [row, dayText(date, locale)] as const),
    ...(swap && choices.swaps === true ? swap.dates : []),
  ]);
  const startCells = allStartCells
    .filter(isDay)
    .map(({ row, text }) => ({ row, text: startTexts.get(row) ?? text }));
  const { years, periods } = findYears(startCells, {
    ...{ order: order ?? 'monthFirst', first: choices.year ?? null, today, locale, evidence },
    ...{ title, period: choices.period },
    stored: new Map([...stored].map(([row, date]) => [row, Number(date.slice(0, 4))])),
  });
  const daysRead = startCells.flatMap(({ row, text }) => {
    const style = { order, year: years.get(row) ?? null, weekday: null, zone: null };
    const read = readDate(text, style, locale);
    return 'date' in read && read.end === null ? { row, date: read.date } : [];
  });
  const doubts = findDoubts(daysRead, {
    weekdaysOf: evidence.weekdays,
    weekOf: rowWeeks(arranged, matched, locale),
    unclear: swap && choices.swaps === undefined ? [...swap.dates.keys()] : [],
  });
  const undated = startCells
    .flatMap(({ text, row }) => {
      const year = years.get(row);
      if (year === undefined) return [];
      const read = readDate(text, { order, year, weekday: 1, zone: null }, locale);
      return 'date' in read ? read.date : [];
    })
    .toSorted();
  const [from, to] = [undated[0], undated.at(-1)];
  const entryInstant = findInstants(cellsOf(isEntryDate), locale);
  const movedFields = targets.flatMap(({ id }) =>
    isDate(id) &&
    columns.includes(id) &&
    findInstants(
      cellsOf((one) => one === id),
      locale,
    )
      ? id
      : [],
  );
  const above = findDatesAbove(arranged, columns);
  const sectionRows = findSections(arranged, columns, above, input);
  const words = findWords({
    ...{
      headers,
      columns,
      dataRows: dataRows.filter(({ row }) => !sectionRows.has(row)),
      isDated: ({ row, cells }) =>
        above.datesAbove.has(row) ||
        writtenDate(cellText(cells[columns.indexOf('startDate')] ?? ''), locale) !== null,
      targets,
      words: vocabularies(input),
      kind: input.kind,
    },
    ...{ choices: choices.words, remembered: remembered.words },
  });
  return {
    ...{ columns, matched, words, dates, months, years, periods, startTexts, swap, doubts, sectionRows },
    undated: from === undefined || to === undefined ? null : { from, to },
    instant: entryInstant,
    moved: new Set([...(entryInstant ? ['startDate', 'endDate'] : []), ...movedFields]),
    datesAbove: new Map([...above.datesAbove].filter(([row]) => !sectionRows.has(row))),
    hasMergedDates: above.hasMergedDates,
    emptyRows: new Set(
      hasChannels
        ? dataRows.flatMap(({ row, cells }) => {
            const isFilled = (id: string | null, column: number) =>
              id === CHANNEL && !isPlaceholder(cellText(cells[column] ?? ''));
            return columns.some(isFilled) || sectionRows.has(row) ? [] : [row];
          })
        : [],
    ),
    numbers: findNumberStyle(cellsOf(hasValues('number')).map(({ text }) => text)),
  };
}
