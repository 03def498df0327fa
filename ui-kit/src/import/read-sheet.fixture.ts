import type { CalendarDate, Weekday } from '@content-planner/model';
import { kindsIn } from '../logs/kinds/kinds-in.js';
import { type Brand, type FieldConfiguration, LOG_KINDS, type LogKind } from '../logs/types.js';
import { inEnglish } from '../messages/translate.js';
import { withoutEmptyRows } from './arrange-rows.js';
import type { DateOrder, MonthReading } from './date-texts.js';
import type { Encoding } from './decode-text.js';
import type { WorkbookSheet } from './files/workbook.js';
import { findDuplicates } from './find-duplicates.js';
import { periodKey } from './find-years.js';
import { importWizardMessages } from './import-messages.js';
import { importTargets } from './import-targets.js';
import { kindNames } from './kind-words.js';
import type { NumberStyle } from './number-texts.js';
import { planSheet } from './plan-sheet.js';
import { rowReader } from './read-rows.js';
import { readSource } from './read-source.js';
import { meaningsOf, openWords } from './sheet-words.js';
import { vocabularies, type WordChoices } from './vocabularies.js';

const field = (
  kind: LogKind,
  fieldLabel: string,
  fieldType: FieldConfiguration['fieldType'],
  rest: Partial<FieldConfiguration> = {},
): FieldConfiguration => ({
  id: `${kind}-${fieldLabel}`,
  kind,
  fieldName: fieldLabel.toLowerCase(),
  fieldLabel,
  fieldType,
  dropdownOptions: null,
  isRequired: false,
  displayOrder: 1,
  ...rest,
});

/** Custom fields of each type. */
export const FIELDS: readonly FieldConfiguration[] = [
  field('blog', 'Owner', 'text'),
  field('email', 'Owner', 'text'),
  field('blog', 'Status', 'dropdown', { dropdownOptions: ['Outline', 'Draft', 'In review'] }),
  field('blog', 'Budget', 'number'),
  field('blog', 'Brief', 'url'),
  field('blog', 'Airs', 'time'),
  field('blog', 'Channels', 'multipleChoice', { dropdownOptions: ['Print', 'Web, app', 'Shop'] }),
  field('blog', 'Summary', 'longText'),
  field('blog', 'Due', 'date'),
  field('blog', 'Approved', 'boolean'),
  field('blog', 'Reviewer', 'person', {
    options: ['Ana Lima', 'Bo', 'Bo'].map((name, index) => ({
      ...{ id: String(index), name, color: null, isDone: false, isArchived: false },
      email: `${name[0]}${index}@planner.example`.toLowerCase(),
    })),
  }),
  field('podcast', 'Guest', 'text', { isRequired: true }),
];

export const BRANDS: readonly Brand[] = [
  { id: 'lumen', name: 'Lumen Cycles', color: '#3B82F6' },
  { id: 'harbor', name: 'Harbor & Vine', color: '#EF4444' },
];

/** What the user chooses, and what the planner contains. */
export interface Choices {
  order?: DateOrder;
  months?: MonthReading;
  numbers?: NumberStyle;
  kind?: LogKind;
  columns?: Readonly<Record<number, string | null>>;
  encoding?: Encoding;
  /** What words mean. */
  words?: WordChoices;
  year?: number;
  period?: string;
  swaps?: boolean;
  weekday?: Weekday;
  usesDatesAbove?: boolean;
  usesChannels?: boolean;
  usesDays?: boolean;
  createsBrands?: boolean;
  /** The user's time zone. */
  zone?: string;
  /** The custom fields of the planner. */
  fields?: readonly FieldConfiguration[];
  today?: CalendarDate;
  /** What the sheet and its file are called. */
  names?: readonly string[];
}

/** Reads a sheet the way the wizard does, with choices that the user can make. */
export function readSheet(content: string | Uint8Array | WorkbookSheet, choices: Choices = {}) {
  const { order, numbers, kind, columns: chosen = {}, fields = FIELDS, today = '2026-11-10' } = choices;
  const {
    words: chosenWords = {},
    months,
    encoding,
    year,
    period,
    swaps,
    weekday,
    usesDatesAbove,
    usesChannels,
    usesDays,
    createsBrands = false,
    zone = 'UTC',
    names = [],
  } = choices;
  const locale = 'en-US';
  const kindOf = kindsIn(inEnglish).of;
  const kinds = LOG_KINDS;
  const shared = { kinds, fieldConfigurations: fields, brands: BRANDS, locale };
  const targets = importTargets({ ...shared, kindOf, englishOf: kindOf, translate: inEnglish });
  const { sheet, arranged, headerRow, ...source } = readSource({
    ...{ content, names, targets, locale, today },
    choices: { ...(encoding && { encoding }), ...(usesDays !== undefined && { usesDays }) },
  });
  const vocabulary = {
    ...{ ...shared, targets, createsBrands, createsOptions: true, createsPlatforms: true },
    kindNames: kindNames(kinds, [kindOf]),
    kindOptions: kinds.map((each) => ({ value: each, label: kindOf(each).badge })),
  };
  const words = vocabularies(vocabulary);
  const planned = planSheet(arranged, {
    ...{ ...vocabulary, today, names, kind: kind ?? null },
    choices: {
      words: chosenWords,
      columns: chosen,
      ...(order && { order }),
      ...(months && { months }),
      ...(year && { year }),
      ...(period && { period }),
      ...(swaps !== undefined && { swaps }),
      ...(usesChannels !== undefined && { usesChannels }),
    },
    remembered: { words: {}, columns: {} },
  });
  const { columns, dates, numbers: style, matched, years, moved, datesAbove } = planned;
  const reader = rowReader({
    ...{
      columns,
      targets,
      kindOf,
      kind: kind ?? null,
      headers: arranged.headers,
      words,
      meanings: meaningsOf(planned.words),
    },
    ...shared,
    ...{
      years,
      moved,
      today,
      startTexts: planned.startTexts,
      doubts: planned.doubts,
      datesAbove: (usesDatesAbove ?? planned.hasMergedDates) ? datesAbove : new Map(),
    },
    dates: {
      order: order ?? dates.order,
      year: planned.periods.length > 0 && years.size === 0 ? null : Number(today.slice(0, 4)),
      weekday: weekday ?? null,
      months: planned.months,
      zone,
    },
    numbers: numbers ?? style.style,
    messages: importWizardMessages.english.errors,
  });
  const { dataRows, counts } = withoutEmptyRows(arranged, planned);
  const rows = dataRows.flatMap(reader.read);
  return {
    encoding: source.isText ? source.encoding : null,
    encodings: source.encodings,
    delimiter: sheet.delimiter,
    headerRow,
    headers: arranged.headers,
    dataRows,
    targets,
    columns,
    /** The headers of the columns among which the user must choose, keyed by target. */
    asks: Object.fromEntries(
      Object.entries(matched.evidence).flatMap(([id, { mustAsk, fitting }]) =>
        mustAsk ? [[id, fitting.map((column) => arranged.headers?.[column])]] : [],
      ),
    ),
    counts,
    days: source.days,
    otherTable: arranged.otherTable,
    dates,
    months: planned.months,
    swap: planned.swap,
    /** The periods among which the user must choose. */
    periods: planned.periods.map(periodKey),
    /** The headers of the columns that could be channels. */
    channels: matched.channels.map((column) => arranged.headers?.[column]),
    /** The words for which the user has to choose, with the number of cells. */
    open: openWords(planned.words).map(({ text: word, count }) => `${word} ${count}`),
    words: planned.words,
    undated: planned.undated,
    instant: planned.instant,
    datesAbove: datesAbove.size,
    numbers: style,
    rows,
    reader,
    duplicates: [...findDuplicates(rows)],
    /** A summary of the imported entries. */
    entries: rows.flatMap(({ entry }) =>
      entry === null ? [] : `${entry.startDate} ${entry.kind} ${entry.title}`,
    ),
    /** The errors, with their row and column. */
    errors: rows.flatMap(({ row, errors }) =>
      Object.entries(errors).map(([target, message]) => `${row} ${target}: ${message}`),
    ),
  };
}
