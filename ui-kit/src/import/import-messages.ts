import { typeErrors } from '../logs/field-types/type-names.js';
import { defineMessages, type TextsOf } from '../messages/define-messages.js';
import type { RowCounts } from './arrange-rows.js';
import type { DateOrder, MonthReading } from './date-texts.js';
import type { Encoding } from './decode-text.js';
import type { WorkbookProblem } from './files/workbook.js';
import type { BaseTarget } from './import-targets.js';
import type { RequiredTarget } from './match-columns.js';
import type { NumberStyle } from './number-texts.js';
import type { Delimiter } from './parse-sheet.js';

/** A step of the import. */
export type ImportStep = 'sheet' | 'columns' | 'values' | 'check' | 'done';

/** A group of rows in the preview. */
export type RowGroup = 'all' | 'ready' | 'errors' | 'duplicates';

/** How the step with the columns displays the sheet. */
export type ColumnsView = 'columns' | 'sheet';

/** A file with example rows. */
export type ImportTemplate = 'editorial' | 'email' | 'events' | 'social' | 'launch';

const STEPS: Readonly<Record<ImportStep, string>> = {
  sheet: 'Sheet',
  columns: 'Columns',
  values: 'Values',
  check: 'Check',
  done: 'Done',
};
const TEMPLATES: Readonly<Record<ImportTemplate, string>> = {
  editorial: 'editorial plan',
  email: 'email plan',
  events: 'events',
  social: 'social plan (Excel)',
  launch: 'launch (Excel)',
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
  'windows-1252': 'Windows-1252, Western Europe',
  'windows-1250': 'Windows-1250, Central Europe',
  'windows-1251': 'Windows-1251, Cyrillic',
  'windows-1254': 'Windows-1254, Turkish',
  'iso-8859-2': 'ISO 8859-2, Central Europe',
  shift_jis: 'Shift JIS, Japanese',
  'euc-jp': 'EUC-JP, Japanese',
  'euc-kr': 'EUC-KR, Korean',
  gb18030: 'GB 18030, Simplified Chinese',
  big5: 'Big5, Traditional Chinese',
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

const LARGE_FILE = 'Delete sheets that you don’t need, or copy the cells and paste them here.';
const WORKBOOK_PROBLEMS: Readonly<Record<WorkbookProblem, string>> = {
  password: 'is protected with a password. Remove the password in Excel, and save it again.',
  oldFormat:
    'has the format of Excel 97 to 2003. Open it in Excel, and save it as an Excel workbook (.xlsx).',
  macros: 'contains macros. Open it in Excel, and save it as an Excel workbook (.xlsx) without macros.',
  notWorkbook: 'is not an Excel workbook (.xlsx). Save the sheet in this format or as CSV.',
  tooLarge: `is too large. A file can have 16 MB, and 100 MB when it is unpacked. ${LARGE_FILE}`,
  tooManyCells: `has more than 200,000 cells. ${LARGE_FILE}`,
  damaged: 'is damaged. Open it in Excel and save it again, or copy its cells and paste them here.',
};

const number = (value: number) => value.toLocaleString('en-US');
const counted = (count: number, one: string, many = `${one}s`) =>
  `${number(count)} ${count === 1 ? one : many}`;

/** Text of {@link ImportWizard}. */
export const importWizardMessages = defineMessages('importWizard', {
  title: 'Import',
  notSaved: 'Nothing is saved before the last step',
  /** The accessible name of the list of steps. */
  steps: 'Steps',
  step: ({ step }: { step: ImportStep }) => STEPS[step],
  /** The file and its number of rows, beside the first step. */
  sheetSummary: ({ name, rows }: { name: string; rows: number }) => `${name}, ${counted(rows, 'row')}`,
  /** A number of columns or rows, beside the other steps. */
  partSummary: ({ part, total }: { part: number; total: number }) => `${number(part)} of ${number(total)}`,
  back: 'Back',

  dropTitle: 'Drop a sheet here, or paste rows',
  dropHint: ({ max }: { max: number }) =>
    `Excel (.xlsx), CSV or plain text, up to ${number(max)} rows. From Google Sheets, copy the cells and paste them here.`,
  /** Displayed below the name of the loaded sheet if the user goes back to the first step. */
  replaceHint: 'To replace this sheet, drop another one here, choose a file, or paste rows.',
  /** Goes from the loaded sheet to the next step. */
  continue: 'Continue',
  chooseFile: 'Choose file',
  paste: 'Paste',
  /** The label of the field for pasted rows. */
  pasteHere: 'Paste the rows here',
  pastedRows: 'Use these rows',
  /** The name of pasted rows, displayed instead of a file name. */
  pasted: 'Pasted rows',
  templatesIntro: 'No sheet yet? Start from a template:',
  template: ({ template }: { template: ImportTemplate }) => TEMPLATES[template],
  notText: ({ name }: { name: string }) =>
    `${name} is not a spreadsheet. Save the sheet as .xlsx or CSV, or copy its cells and paste them here.`,
  /** Displayed while a workbook is read. */
  readingFile: ({ name }: { name: string }) => `Reading ${name}…`,
  workbookProblem: ({ name, problem }: { name: string; problem: WorkbookProblem }) =>
    `${name} ${WORKBOOK_PROBLEMS[problem]}`,
  chooseSheet: 'Choose a sheet',
  sheetCount: ({ name, count }: { name: string; count: number }) => `${name} has ${counted(count, 'sheet')}.`,
  sheetSize: ({ rows, columns }: { rows: number; columns: number }) =>
    `${counted(rows, 'row')}, ${counted(columns, 'column')}`,
  /** The rows in the preview of a sheet. */
  firstRows: ({ shown, rows }: { shown: number; rows: number }) =>
    shown < rows ? `First ${number(shown)} of ${counted(rows, 'row')}` : counted(rows, 'row'),
  anotherFile: 'Another file',
  useSheet: ({ name }: { name: string }) => `Use “${name}”`,
  /** What is hidden in a workbook: ranges such as '4' and '7–9', letters of columns, and names of sheets. */
  hiddenParts: ({
    rows,
    columns,
    sheets,
  }: Readonly<Record<'rows' | 'columns' | 'sheets', readonly string[]>>) => {
    const named = (label: string, names: readonly string[]) =>
      names.length === 0 ? [] : [`${label}: ${names.join(', ')}.`];
    const parts = [...named('Rows', rows), ...named('Columns', columns), ...named('Sheets', sheets)];
    return `Hidden in Excel, so not imported. ${parts.join(' ')}`;
  },
  noRows: ({ name }: { name: string }) => `${name} contains no rows.`,
  tooManyRows: ({ name, rows, max }: { name: string; rows: number; max: number }) =>
    `${name} has ${number(rows)} rows. At most ${number(max)} rows can be imported at once.`,
  unreadableFile: ({ name }: { name: string }) => `${name} could not be read. Try again.`,

  /** The accessible name of the sheet. */
  sheet: 'Rows of the sheet',
  /** The accessible name of the select above a column. `header` is empty if there is none. */
  column: ({ header, number: place }: { header: string; number: number }) =>
    `Column ${place}${header === '' ? '' : `, ${header}`}`,
  target: {
    startDate: 'Date',
    endDate: 'End date',
    firstDay: 'First of several days',
    title: 'Title',
    kind: 'Type',
    brand: 'Brand',
    color: 'Color',
    showOnCalendar: 'On Calendar',
  },
  /** The target of a column such as 'Instagram', whose cells are the titles of entries. */
  channelTarget: 'Titles per channel',
  /** The target of columns such as 'Month' and 'Day', which another column combines. */
  datePart: 'Part of the date',
  /** Displayed if the columns are days, or groups of columns below the names of channels. */
  days: ({ groups = [] }: { groups?: readonly string[] }) =>
    groups.length === 0 ? 'The columns are days' : `The columns are channels: ${groups.join(', ')}`,
  daysChoice: ({ uses, entries, groups }: { uses: boolean; entries: number; groups?: readonly string[] }) => {
    const each = groups ? 'channel' : 'cell';
    return uses ? `Each filled ${each} is an entry (${number(entries)})` : 'Each row is an entry';
  },
  /** Displayed if the columns are weekdays, but the sheet doesn't name their dates. */
  unclearDays:
    'The columns are weekdays, but the sheet doesn’t say of which week. Add a column with the first day of each week, such as 2027-03-01, or give each entry its own row with a date.',
  channels: ({ columns }: { columns: readonly string[] }) =>
    `Is each of these columns a channel? ${columns.join(', ')}`,
  channelsChoice: ({ uses }: { uses: boolean }) =>
    uses ? 'Yes, each filled cell is an entry' : 'No, each row is one entry',
  channelCells: ({ count }: { count: number }) => counted(count, 'filled cell'),
  answerChannels: 'Say whether the columns are channels.',
  entriesFromRows: ({ entries, rows }: { entries: number; rows: number }) =>
    `${counted(entries, 'entry', 'entries')} from ${counted(rows, 'row')}`,
  leaveOut: 'Don’t import',
  /** The accessible name of the switch between the columns and the rows of the sheet. */
  columnsView: 'View of the sheet',
  columnsViewName: ({ view }: { view: ColumnsView }) => (view === 'columns' ? 'Columns' : 'Sheet'),
  /** What the rows of the sheet contain. The numbers add up to `total`. */
  rowCounts: ({ total, above, headers, sections, repeated, totals, otherTable, empty, data }: RowCounts) => {
    const parts = [
      ...(above > 0 ? [`${number(above)} above the headers`] : []),
      ...(headers > 0 ? [counted(headers, 'header row')] : []),
      ...(sections > 0 ? [counted(sections, 'section heading')] : []),
      ...(repeated > 0 ? [counted(repeated, 'repeated header row')] : []),
      ...(totals > 0 ? [counted(totals, 'row of totals', 'rows of totals')] : []),
      ...(otherTable > 0 ? [`${number(otherTable)} in another table`] : []),
      ...(empty > 0 ? [`${counted(empty, 'row')} without an entry`] : []),
      `${number(data)} to import`,
    ];
    return `${counted(total, 'row')}: ${parts.join(', ')}`;
  },
  /** Displayed if the sheet contains another table, which is not imported. */
  otherTable: ({ row }: { row: number }) =>
    `Another table starts in row ${number(row)}. You can import it after this one, or choose ${number(row)} as the header row.`,
  whichColumn: ({ target }: { target: RequiredTarget }) =>
    target === 'startDate'
      ? 'Which column is the date? More than one fits.'
      : 'Which column is the title? More than one fits.',
  /** The content of a column that could be the date or the title. */
  columnExample: ({ filled, different, example }: { filled: number; different: number; example: string }) =>
    `${counted(filled, 'filled cell')}, ${number(different)} different, such as “${example}”`,
  comesFrom: ({
    target,
    column,
    filled,
    rows,
  }: {
    target: RequiredTarget;
    column: string;
    filled: number;
    rows: number;
  }) =>
    `${target === 'startDate' ? 'Dates' : 'Titles'} come from ${column} (${number(filled)} of ${counted(rows, 'cell')}).`,
  /** Displayed before the names of other columns. */
  alsoFits: ({ target }: { target: RequiredTarget }) =>
    target === 'startDate' ? 'Also dates:' : 'Also texts:',
  /** The accessible name of the button that chooses another column. */
  chooseColumn: ({ target, column }: { target: RequiredTarget; column: string }) =>
    target === 'startDate' ? `Use ${column} as the date` : `Use ${column} as the title`,
  asHeader: ({ row }: { row: number }) => `Use row ${row} as headers`,
  moreRows: ({ count }: { count: number }) => `and ${counted(count, 'more row', 'more rows')}`,
  reading: 'How the sheet is read',
  headerRow: 'Header row',
  noHeaderRow: 'None',
  delimiter: 'Separator',
  delimiterName: ({ delimiter }: { delimiter: Delimiter }) => DELIMITER_NAMES[delimiter],
  encoding: 'Encoding',
  encodingName: ({ encoding }: { encoding: Encoding }) => ENCODING_NAMES[encoding],
  /** Displayed above a line of the file if its encoding is uncertain. */
  unclearEncoding: 'Are all letters in this line right? If not, choose another encoding.',
  dates: 'Dates',
  dateOrder: ({ order }: { order: DateOrder }) =>
    ({
      monthFirst: 'Month first (3/8 is March 8)',
      dayFirst: 'Day first (3/8 is August 3)',
      yearFirst: 'Year first (27/3/8 is March 8, 2027)',
    })[order],
  onlyFit: ({ text, row }: { text: string; row: number }) =>
    `${text} in row ${row} is only valid in this order.`,
  dots: ({ text, row }: { text: string; row: number }) =>
    `Dates with dots, such as ${text} in row ${row}, start with the day.`,
  /** Says why the year or the day comes first in dates such as 27.03.24. */
  closeDates: ({ text, row }: { text: string; row: number }) =>
    `In this order, dates such as ${text} in row ${row} are closest to each other and to today.`,
  chooseOrder: 'All dates fit both orders. Choose one.',
  mixedOrders:
    'The sheet contains dates in both orders. Choose one, and fix the other dates in the next step.',
  weekdayFits: ({ text, row }: { text: string; row: number }) =>
    `The weekday of ${text} in row ${row} only fits this order.`,
  /** The question about dates that a spreadsheet has probably changed. */
  swap: 'Day and month of dates',
  swapChoice: ({ swaps, row, date }: { swaps: boolean; row: number; date: string }) =>
    `${swaps ? 'Swap' : 'Keep'} them, so row ${row} is ${date}`,
  swapHint: ({ dates, texts, text }: { dates: number; texts: number; text: string }) =>
    `${counted(dates, 'cell is a date', 'cells are dates')} on the 1st to 12th of a month, and ${counted(texts, 'cell is text', 'cells are text')} with a later day, such as ${text}. The spreadsheet has probably swapped day and month.`,
  year: 'Year of the first date without one',
  /** The first and the last date that is written without a year. */
  undated: ({ from, to }: { from: string; to: string }) =>
    from === to ? `Dates without a year: ${from}.` : `Dates without a year: ${from} to ${to}.`,
  undatedYears: 'Dates without a year',
  /** The first and the last date that is written without a year, as a choice. */
  period: ({ from, to }: { from: string; to: string }) => (from === to ? from : `${from} to ${to}`),
  choosePeriod: 'The year can be read in several ways. Choose when these entries are planned.',
  zones: 'Times with a zone',
  zoneChoice: ({ keeps, zone }: { keeps: boolean; zone: string }) =>
    keeps ? 'Keep the day as written' : `Convert to your time zone, ${zone}`,
  /** An example of a time with a zone, which can be on another day in the user's zone. */
  zone: ({ text, row }: { text: string; row: number }) =>
    `Such as ${text} in row ${row}, which can be on another day in your zone.`,
  /** Says that some cells contain several days. */
  ranges: ({ count }: { count: number }) =>
    `${counted(count, 'cell contains', 'cells contain')} several days. Events keep the last one as their end. Other types keep the first one.`,
  weekday: 'Day for weeks',
  chooseWeekday: 'Choose a day',
  weeks: ({ text, row }: { text: string; row: number }) =>
    `${text} in row ${row} is a calendar week. On which day are its entries?`,
  months: 'Months or days',
  /** `month` is the day or the month that a cell such as 'Jan 27' can mean, such as 'Jan 27' or 'January 2027'. */
  monthReading: ({ reading, month }: { reading: MonthReading; month: string }) =>
    ({
      day: `Days, such as ${month}`,
      first: `Months: use the first day of ${month}`,
      none: 'Months: leave these rows out',
    })[reading],
  monthsHint: ({ text, row, isUnclear }: { text: string; row: number; isUnclear: boolean }) =>
    isUnclear
      ? `${text} in row ${row} can be a day or a month of a year.`
      : `${text} in row ${row} names no day.`,
  datesAbove: 'Empty cells under a date',
  datesAboveHint: ({ count }: { count: number }) =>
    `${counted(count, 'row has', 'rows have')} a title but no date, below a row with a date.`,
  datesAboveChoice: ({ use }: { use: boolean }) => (use ? 'Use the date above' : 'Leave these rows out'),
  numbers: 'Numbers',
  numberStyle: ({ style }: { style: NumberStyle }) => (style === 'point' ? '1,250.5' : '1.250,5'),
  chooseNumbers: 'The numbers fit both styles. Choose one.',
  kindOfAll: 'Type of all rows',
  kindOfRest: 'Type of rows without one',
  /** Displayed if a sheet has platforms, but no types. */
  platformKind: ({ kind }: { kind: string }) => `Rows with a platform have the type ${kind}.`,
  chooseKind: 'Choose a type',
  missingColumn: ({ target }: { target: BaseTarget }) => MISSING[target] ?? '',
  remembered: 'Your choices of columns are kept for the next sheet.',
  /** Goes to the step in which the user chooses what words mean. */
  matchWords: ({ count }: { count: number }) => `Match ${counted(count, 'word')}`,

  /** Names the columns from which the words of a group are. */
  wordsFrom: ({ columns }: { columns: readonly string[] }) => `from ${columns.join(', ')}`,
  openWords: ({ count }: { count: number }) => (count === 0 ? 'All clear' : `${number(count)} open`),
  /** The accessible name of the select beside a word. */
  wordCells: ({ word, count }: { word: string; count: number }) => `${word}, ${counted(count, 'cell')}`,
  chooseWord: 'Choose',
  leaveEmpty: 'Leave empty',
  /** For words in the column of types. */
  leaveRowsOut: 'Don’t import these rows',
  createWord: ({ word }: { word: string }) => `Create “${word}”`,
  /** Displayed below a word with the names of several brands or options, because an entry has only one of them. */
  severalWords: ({ parts }: { parts: readonly string[] }) =>
    `Contains ${counted(parts.length, 'name')}: ${parts.join(', ')}. An entry has one, so choose which.`,
  allWords: ({ count }: { count: number }) => `All ${counted(count, 'word')}`,
  /** Displayed before the buttons that settle all open words of a group. */
  forOpenWords: ({ count }: { count: number }) =>
    count === 1 ? 'For the open one' : `For the ${number(count)} open ones`,
  createWords: ({ count }: { count: number }) => `Create ${number(count)}`,
  askAdministrator: 'Administrators can create missing brands and options.',
  openSummary: ({ words, cells }: { words: number; cells: number }) =>
    `${counted(words, 'word is', 'words are')} open, in ${counted(cells, 'cell')}.`,
  choicesKept: 'Each choice counts for all cells with the word, and is kept for the next sheet.',
  /** Announced after a choice. */
  wordChosen: ({ word, open }: { word: string; open: number }) =>
    `${word}. ${open === 0 ? 'No words' : counted(open, 'word')} left.`,
  wordSummary: ({ count }: { count: number }) => counted(count, 'word'),
  check: ({ rows }: { rows: number }) => `Check ${counted(rows, 'row')}`,

  /** The accessible name of the preview. */
  preview: 'Entries to import',
  groups: 'Rows',
  group: ({ group, count }: { group: RowGroup; count: number }) => `${GROUPS[group]} ${number(count)}`,
  fixHint: 'Click a cell to change it',
  row: 'Row',
  selectRow: ({ row, title }: { row: number; title: string }) => `Import row ${row}: ${title}`,
  selectAll: 'Import all rows without errors',
  edit: ({ label, row }: { label: string; row: number }) => `${label}, row ${row}`,
  newWord: 'New',
  exists: 'Already there',
  twice: 'Twice in the sheet',
  /** Marks a row that says that it is canceled or archived. */
  canceled: 'Canceled',
  nothing: '–',
  noMatches: 'No rows here.',
  checking: 'Checking the rows…',
  checkFailed: 'The rows could not be checked.',
  leftOut: ({
    errors,
    duplicates,
    canceled,
  }: Readonly<Record<'errors' | 'duplicates' | 'canceled', number>>) =>
    `${[
      ...(errors > 0 ? [`${counted(errors, 'row')} with errors`] : []),
      ...(duplicates > 0 ? [counted(duplicates, 'duplicate')] : []),
      ...(canceled > 0 ? [counted(canceled, 'canceled row')] : []),
    ].join(' and ')} will not be imported.`,
  /** The number of values that are not imported, above the reasons. */
  leftOutValues: ({ count }: { count: number }) => `${counted(count, 'value is', 'values are')} not imported`,
  leftOutColumn: ({ column, count }: { column: string; count: number }) =>
    `${counted(count, 'value')} of ${column}: the column is not imported`,
  leftOutColumns: ({ columns, count }: { columns: readonly string[]; count: number }) =>
    `${counted(count, 'value')} of columns that are not imported: ${columns.join(', ')}`,
  /** `kind` is the name of a kind, such as 'Podcast'. */
  leftOutField: ({ label, kind, count }: { label: string; kind: string; count: number }) =>
    `${counted(count, 'value')} of ${label}: ${kind} has no such field`,
  leftOutEnd: ({ kind, count }: { kind: string; count: number }) =>
    `${counted(count, 'end')}: ${kind} has one day`,
  leftOutWord: ({ word, label, count }: { word: string; label: string; count: number }) =>
    `“${word}”, ${counted(count, 'cell')} of ${label}: left out`,
  /** Corrections that no longer apply because their column changed. */
  lostCorrections: ({ count }: { count: number }) =>
    `${counted(count, 'correction no longer applies', 'corrections no longer apply')}, because the columns changed.`,
  /** Displayed if the user pressed Import during the check, and the check found errors or duplicates. */
  fewerAfterCheck: ({ count, before }: { count: number; before: number }) =>
    `The check left ${number(count)} of ${counted(before, 'entry', 'entries')}. Import again if that is right.`,
  /** Announced after the user has fixed a row. */
  fixed: ({ errors }: { errors: number }) =>
    errors === 0 ? 'Ready, no errors left' : `Ready, ${counted(errors, 'error')} left`,
  import: ({ count }: { count: number }) => `Import ${counted(count, 'entry', 'entries')}`,
  importing: ({ count }: { count: number }) => `Importing ${counted(count, 'entry', 'entries')}…`,
  /** `reason` is an error message, or '' if the reason is unknown. */
  importFailed: ({ reason }: { reason: string }) =>
    ['The import failed. Nothing was imported.', reason].filter(Boolean).join(' '),

  done: ({ count }: { count: number }) => `${counted(count, 'entry', 'entries')} imported`,
  range: ({ from, to }: { from: string; to: string }) => (from === to ? from : `${from} to ${to}`),
  entriesLeftOut: ({ count }: { count: number }) =>
    `${counted(count, 'entry was', 'entries were')} not imported.`,
  download: 'Download the rest',
  /** The header of the error column in the downloaded file. */
  problem: 'Problem',
  month: ({ month, count }: { month: string; count: number }) =>
    `${month}, ${counted(count, 'entry', 'entries')}`,
  openCalendar: 'Open the calendar',
  undo: 'Undo the import',
  undoHint: 'Undo removes all imported entries that nobody has changed.',
  /**
   * Displayed with `undoHint` if brands or options were created, because undoing the import doesn't remove them.
   * `label` is 'Brand' or the label of a field.
   */
  newWordsStay: ({ label, names }: { label: string; names: readonly string[] }) =>
    `New in ${label}, and kept: ${names.join(', ')}.`,
  undone: 'The import was undone.',
  undoFailed: 'The import could not be undone.',
  another: 'Import another sheet',
  importOtherTable: ({ row }: { row: number }) => `Import the table in row ${number(row)}`,
  importNextSheet: ({ name, rows }: { name: string; rows: number }) =>
    `Import the next sheet: ${name} (${counted(rows, 'row')})`,
  /** Error messages for cells. */
  errors: {
    noTitle: 'The title is missing',
    noDate: 'The date is missing',
    /** Displayed below dates such as 3/8/26 until the user chooses the order of day and month. */
    ambiguousDate: 'Choose the order of day and month in the previous step',
    unreadableDate: 'This is not a date',
    /** Displayed for months and quarters, such as 'Q2'. */
    noDay: 'This names no day',
    /** Displayed below cells such as 'Jan 27' until the user chooses what they mean. */
    unclearMonth: 'Choose whether this is a day or a month in the previous step',
    /** Displayed below dates without a year until the user chooses it. */
    noYear: 'Choose the year in the previous step',
    /** Displayed below weeks such as 'Week 12' until the user chooses a weekday. */
    noWeekday: 'Choose the day of the week in the previous step',
    /** Displayed if the cell names another weekday. `date` contains the weekday. */
    otherWeekday: ({ date }: { date: string }) => `The weekday doesn’t fit: the date is ${date}`,
    otherWeek: ({ date, week }: { date: string; week: number }) =>
      `The week doesn’t fit: ${date} is in week ${week}`,
    /** `month` is the name of a month. */
    impossibleDate: ({ month, days, year }: { month: string; days: number; year: number }) =>
      `${month} has ${days} days in ${year}`,
    earlyEnd: 'The end is before the start',
    noKind: 'The type is missing',
    unknownKind: ({ text }: { text: string }) => `“${text}” is not a type`,
    unknownBrand: ({ text }: { text: string }) => `“${text}” is not a brand`,
    required: ({ label }: { label: string }) => `${label} is required`,
    formulaError: 'The formula in the sheet failed',
    malformed: 'The quotation marks in this row don’t match',
    tooManyCells: 'This row has more cells than the headers',
    invalidNumber: 'This is not a number',
    /** Displayed for a number such as '1,250' until the user chooses how numbers are written. */
    ambiguousNumber: 'Choose how numbers are written in the previous step',
    /** Displayed for other values that a field can't have. */
    typed: /* @__PURE__ */ typeErrors('english'),
    invalidBoolean: 'Enter Yes or No',
    invalidPerson: 'Nobody with this name can be chosen',
    ambiguousPerson: ({ name }: { name: string }) => `Several people are called ${name}`,
    invalidOption: ({ options }: { options: readonly string[] }) => `Enter one of: ${options.join(', ')}`,
  },
});

/** Error messages for cells. */
export type CellErrors = TextsOf<typeof importWizardMessages>['errors'];
