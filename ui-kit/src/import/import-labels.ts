import { kindOf } from '../logs/kinds/kind-of.js';
import type { LogKind } from '../logs/types.js';
import type { DateOrder } from './date-texts.js';
import type { Encoding } from './decode-text.js';
import type { BaseTarget } from './import-targets.js';
import type { NumberStyle } from './number-texts.js';
import type { Delimiter } from './parse-sheet.js';
import type { RowMessages } from './read-rows.js';

/** A step of the import. */
export type ImportStep = 'sheet' | 'columns' | 'check' | 'done';

/** A group of rows in the preview. */
export type RowGroup = 'all' | 'ready' | 'errors' | 'duplicates';

/** A file with example rows. */
export type ImportTemplate = 'editorial' | 'email' | 'events';

/** All text in {@link ImportWizard}, including text for screen readers. */
export interface ImportWizardLabels {
  title: string;
  notSaved: string;
  /** The accessible name of the list of steps. */
  steps: string;
  step: (input: { step: ImportStep }) => string;
  /** The file and its number of rows, beside the first step. */
  sheetSummary: (input: { name: string; rows: number }) => string;
  /** A number of columns or rows, beside the other steps. */
  partSummary: (input: { part: number; total: number }) => string;
  back: string;

  dropTitle: string;
  dropHint: (input: { max: number }) => string;
  chooseFile: string;
  paste: string;
  /** The label of the field for pasted rows. */
  pasteHere: string;
  pastedRows: string;
  /** The name of pasted rows, displayed instead of a file name. */
  pasted: string;
  templatesIntro: string;
  template: (input: { template: ImportTemplate }) => string;
  notText: (input: { name: string }) => string;
  noRows: (input: { name: string }) => string;
  tooManyRows: (input: { name: string; rows: number; max: number }) => string;
  unreadableFile: (input: { name: string }) => string;

  /** The accessible name of the sheet. */
  sheet: string;
  /** The accessible name of the select above a column. `header` is empty if there is none. */
  column: (input: { header: string; number: number }) => string;
  target: Readonly<Record<BaseTarget, string>>;
  leaveOut: string;
  asHeader: (input: { row: number }) => string;
  moreRows: (input: { count: number }) => string;
  reading: string;
  headerRow: string;
  noHeaderRow: string;
  delimiter: string;
  delimiterName: (input: { delimiter: Delimiter }) => string;
  encoding: string;
  encodingName: (input: { encoding: Encoding }) => string;
  dates: string;
  dateOrder: (input: { order: DateOrder }) => string;
  onlyFit: (input: { text: string; row: number }) => string;
  dots: (input: { text: string; row: number }) => string;
  chooseOrder: string;
  mixedOrders: string;
  year: string;
  numbers: string;
  numberStyle: (input: { style: NumberStyle }) => string;
  chooseNumbers: string;
  kindOfAll: string;
  kindsBy: string;
  chooseKind: string;
  kind: (kind: LogKind) => string;
  brandsBy: string;
  chooseBrand: string;
  noBrand: string;
  createBrand: (input: { name: string }) => string;
  moreNames: (input: { count: number }) => string;
  missingColumn: (input: { target: BaseTarget }) => string;
  remembered: string;
  check: (input: { rows: number }) => string;

  /** The accessible name of the preview. */
  preview: string;
  groups: string;
  group: (input: { group: RowGroup; count: number }) => string;
  fixHint: string;
  row: string;
  selectRow: (input: { row: number; title: string }) => string;
  selectAll: string;
  edit: (input: { label: string; row: number }) => string;
  newBrand: string;
  exists: string;
  twice: string;
  nothing: string;
  yes: string;
  no: string;
  noMatches: string;
  checking: string;
  checkFailed: string;
  retry: string;
  leftOut: (input: { errors: number; duplicates: number }) => string;
  ignored: (input: { count: number }) => string;
  /** The number of rows that only contain a month. */
  monthRows: (input: { count: number }) => string;
  /** Announced after the user has fixed a row. */
  fixed: (input: { errors: number }) => string;
  import: (input: { count: number }) => string;
  importing: (input: { count: number }) => string;
  importFailed: string;

  done: (input: { count: number }) => string;
  range: (input: { from: string; to: string }) => string;
  downloadIntro: (input: { count: number }) => string;
  download: string;
  /** The header of the error column in the downloaded file. */
  problem: string;
  month: (input: { month: string; count: number }) => string;
  openCalendar: string;
  undo: string;
  undoHint: string;
  /** Displayed with `undoHint` if brands were created, because undoing the import doesn't remove brands. */
  brandsStay: (input: { names: readonly string[] }) => string;
  undone: string;
  undoFailed: string;
  another: string;
  /** Error messages for cells. */
  errors: RowMessages;
}

const STEPS: Readonly<Record<ImportStep, string>> = {
  sheet: 'Sheet',
  columns: 'Columns',
  check: 'Check',
  done: 'Done',
};
const TEMPLATES: Readonly<Record<ImportTemplate, string>> = {
  editorial: 'editorial plan',
  email: 'email plan',
  events: 'events',
};
const DELIMITER_NAMES: Readonly<Record<Delimiter, string>> = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Pipe',
};
const ENCODING_NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
};
const GROUPS: Readonly<Record<RowGroup, string>> = {
  all: 'All',
  ready: 'Ready',
  errors: 'Errors',
  duplicates: 'Duplicates',
};
const MISSING: Readonly<Partial<Record<BaseTarget, string>>> = {
  title: 'Choose the column with the title.',
  startDate: 'Choose the column with the date.',
};

const number = (value: number) => value.toLocaleString('en-US');
const counted = (count: number, one: string, many = `${one}s`) =>
  `${number(count)} ${count === 1 ? one : many}`;

/** The default {@link ImportWizardLabels}. */
export const importWizardLabels: ImportWizardLabels = {
  title: 'Import',
  notSaved: 'Nothing is saved before the last step',
  steps: 'Steps',
  step: ({ step }) => STEPS[step],
  sheetSummary: ({ name, rows }) => `${name}, ${counted(rows, 'row')}`,
  partSummary: ({ part, total }) => `${number(part)} of ${number(total)}`,
  back: 'Back',

  dropTitle: 'Drop a sheet here, or paste rows',
  dropHint: ({ max }) =>
    `CSV or plain text, up to ${number(max)} rows. From Excel or Google Sheets, copy the cells and paste them here.`,
  chooseFile: 'Choose file',
  paste: 'Paste',
  pasteHere: 'Paste the rows here',
  pastedRows: 'Use these rows',
  pasted: 'Pasted rows',
  templatesIntro: 'No sheet yet? Start from a template:',
  template: ({ template }) => TEMPLATES[template],
  notText: ({ name }) =>
    `${name} is not a text file. Save the sheet as CSV, or copy its cells and paste them here.`,
  noRows: ({ name }) => `${name} contains no rows.`,
  tooManyRows: ({ name, rows, max }) =>
    `${name} has ${number(rows)} rows. At most ${number(max)} rows can be imported at once.`,
  unreadableFile: ({ name }) => `${name} could not be read. Try again.`,

  sheet: 'Rows of the sheet',
  column: ({ header, number: place }) => `Column ${place}${header === '' ? '' : `, ${header}`}`,
  target: {
    startDate: 'Date',
    endDate: 'End date',
    title: 'Title',
    kind: 'Type',
    brand: 'Brand',
    color: 'Color',
    showOnCalendar: 'On Calendar',
  },
  leaveOut: 'Don’t import',
  asHeader: ({ row }) => `Use row ${row} as headers`,
  moreRows: ({ count }) => `and ${counted(count, 'more row', 'more rows')}`,
  reading: 'How the sheet is read',
  headerRow: 'Header row',
  noHeaderRow: 'None',
  delimiter: 'Separator',
  delimiterName: ({ delimiter }) => DELIMITER_NAMES[delimiter],
  encoding: 'Encoding',
  encodingName: ({ encoding }) => ENCODING_NAMES[encoding],
  dates: 'Dates',
  dateOrder: ({ order }) =>
    order === 'monthFirst' ? 'Month first (3/8 is March 8)' : 'Day first (3/8 is August 3)',
  onlyFit: ({ text, row }) => `${text} in row ${row} is only valid in this order.`,
  dots: ({ text, row }) => `Dates with dots, such as ${text} in row ${row}, start with the day.`,
  chooseOrder: 'All dates fit both orders. Choose one.',
  mixedOrders:
    'The sheet contains dates in both orders. Choose one, and fix the other dates in the next step.',
  year: 'Year for dates without one',
  numbers: 'Numbers',
  numberStyle: ({ style }) => (style === 'point' ? '1,250.5' : '1.250,5'),
  chooseNumbers: 'The numbers fit both styles. Choose one.',
  kindOfAll: 'Type of all rows',
  kindsBy: 'Types',
  chooseKind: 'Choose a type',
  kind: (kind) => kindOf(kind).badge,
  brandsBy: 'Brands',
  chooseBrand: 'Choose a brand',
  noBrand: 'No brand',
  createBrand: ({ name }) => `Create “${name}”`,
  moreNames: ({ count }) => `and ${counted(count, 'more name', 'more names')}`,
  missingColumn: ({ target }) => MISSING[target] ?? '',
  remembered: 'Your choices of columns, types and brands are kept for the next sheet.',
  check: ({ rows }) => `Check ${counted(rows, 'row')}`,

  preview: 'Entries to import',
  groups: 'Rows',
  group: ({ group, count }) => `${GROUPS[group]} ${number(count)}`,
  fixHint: 'Click a cell to change it',
  row: 'Row',
  selectRow: ({ row, title }) => `Import row ${row}: ${title}`,
  selectAll: 'Import all rows without errors',
  edit: ({ label, row }) => `${label}, row ${row}`,
  newBrand: 'New',
  exists: 'Already there',
  twice: 'Twice in the sheet',
  nothing: '–',
  yes: 'Yes',
  no: 'No',
  noMatches: 'No rows here.',
  checking: 'Checking the rows…',
  checkFailed: 'The rows could not be checked.',
  retry: 'Try again',
  leftOut: ({ errors, duplicates }) =>
    `${[
      ...(errors > 0 ? [`${counted(errors, 'row')} with errors`] : []),
      ...(duplicates > 0 ? [counted(duplicates, 'duplicate')] : []),
    ].join(' and ')} will not be imported.`,
  monthRows: ({ count }) =>
    count === 1
      ? '1 row that contains only a month was skipped.'
      : `${count.toLocaleString('en-US')} rows that contain only a month were skipped.`,
  ignored: ({ count }) =>
    `${counted(count, 'value')} will not be imported, because ${count === 1 ? 'its type has no such field' : 'their types have no such fields'}.`,
  fixed: ({ errors }) => (errors === 0 ? 'Ready, no errors left' : `Ready, ${counted(errors, 'error')} left`),
  import: ({ count }) => `Import ${counted(count, 'entry', 'entries')}`,
  importing: ({ count }) => `Importing ${counted(count, 'entry', 'entries')}…`,
  importFailed: 'The import failed. Nothing was imported.',

  done: ({ count }) => `${counted(count, 'entry', 'entries')} imported`,
  range: ({ from, to }) => (from === to ? from : `${from} to ${to}`),
  downloadIntro: ({ count }) => `${counted(count, 'row was', 'rows were')} not imported:`,
  download: 'download them',
  problem: 'Problem',
  month: ({ month, count }) => `${month}, ${counted(count, 'entry', 'entries')}`,
  openCalendar: 'Open the calendar',
  undo: 'Undo the import',
  undoHint: 'Undo removes all imported entries that nobody has changed.',
  brandsStay: ({ names }) =>
    names.length === 1
      ? `The new brand is kept: ${names[0]}.`
      : `The new brands are kept: ${names.join(', ')}.`,
  undone: 'The import was undone.',
  undoFailed: 'The import could not be undone.',
  another: 'Import another sheet',
  errors: {
    noTitle: 'The title is missing',
    noDate: 'The date is missing',
    ambiguousDate: 'Choose the order of day and month in the previous step',
    unreadableDate: 'This is not a date',
    impossibleDate: ({ month, days, year }) => `${month} has ${days} days in ${year}`,
    earlyEnd: 'The end is before the start',
    noKind: 'The type is missing',
    unknownKind: ({ text }) => `“${text}” is not a type`,
    unknownBrand: ({ text }) => `“${text}” is not a brand`,
    unknownFlag: ({ text }) => `“${text}” is not an option`,
    required: ({ label }) => `${label} is required`,
    formulaError: 'The formula in the sheet failed',
    malformed: 'The quotation marks in this row don’t match',
    invalidNumber: 'This is not a number',
    ambiguousNumber: 'Choose how numbers are written in the previous step',
    invalidUrl: 'This is not a web address',
    invalidBoolean: 'Enter Yes or No',
    invalidOption: ({ options }) => `Enter one of: ${options.join(', ')}`,
  },
};
