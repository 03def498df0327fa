import { kindsIn } from '../logs/kinds/kinds-in.js';
import { type Brand, type FieldConfiguration, LOG_KINDS, type LogKind } from '../logs/types.js';
import { inEnglish } from '../messages/translate.js';
import { cellText } from './cell-text.js';
import { type DateOrder, findDates } from './date-texts.js';
import { decodeText, detectEncoding } from './decode-text.js';
import { findDuplicates } from './find-duplicates.js';
import { proposeHeaderRow } from './header-row.js';
import { importWizardMessages } from './import-messages.js';
import { importTargets } from './import-targets.js';
import { matchColumns } from './match-columns.js';
import { findNumberStyle, type NumberStyle } from './number-texts.js';
import { parseSheet } from './parse-sheet.js';
import { rowReader } from './read-rows.js';

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
  field('blog', 'Summary', 'longText'),
  field('blog', 'Due', 'date'),
  field('blog', 'Approved', 'boolean'),
  field('podcast', 'Guest', 'text', { isRequired: true }),
];

export const BRANDS: readonly Brand[] = [
  { id: 'lumen', name: 'Lumen Cycles', color: '#3B82F6' },
  { id: 'harbor', name: 'Harbor & Vine', color: '#EF4444' },
];

interface Choices {
  order?: DateOrder;
  numbers?: NumberStyle;
  kind?: LogKind;
}

/** Reads a sheet the way the wizard does. `order`, `numbers` and `kind` are choices that the user can make. */
export function readSheet(content: string | Uint8Array, { order, numbers, kind }: Choices = {}) {
  const encoding = typeof content === 'string' ? null : detectEncoding(content);
  const text = typeof content === 'string' ? content : decodeText(content, encoding ?? 'utf-8');
  const sheet = parseSheet(text);
  const locale = 'en-US';
  const shared = {
    kinds: LOG_KINDS,
    kindOf: kindsIn(inEnglish).of,
    englishOf: kindsIn(inEnglish).of,
    fieldConfigurations: FIELDS,
    brands: BRANDS,
    locale,
  };
  const targets = importTargets({ ...shared, translate: inEnglish });
  const headerRow = proposeHeaderRow(sheet.rows, targets, locale);
  const headers = headerRow === null ? null : (sheet.rows[headerRow] ?? []).map(cellText);
  const data = sheet.rows.flatMap((cells, index) =>
    index > (headerRow ?? -1) && cells.some((cell) => cell.trim() !== '') ? { cells, index } : [],
  );
  const columns = matchColumns({
    ...{ headers, rows: data.map(({ cells }) => cells), targets, remembered: {} },
    ...shared,
  });
  const cellsOf = (ids: readonly string[]) =>
    data.flatMap(({ cells, index }) =>
      columns.flatMap((id, column) => {
        const cell = cellText(cells[column] ?? '');
        return id !== null && ids.includes(id) && cell !== '' ? { text: cell, row: index + 1 } : [];
      }),
    );
  const dates = findDates(cellsOf(['startDate', 'endDate', 'field:due']), { today: '2026-11-10', locale });
  const style = findNumberStyle(cellsOf(['field:budget']).map((cell) => cell.text));
  const reader = rowReader({
    ...{ columns, targets, kind: kind ?? null, kindChoices: {}, brandChoices: {}, createsBrands: false },
    ...shared,
    dates: { order: order ?? dates.order, year: dates.year },
    numbers: numbers ?? style.style,
    messages: importWizardMessages.english.errors,
  });
  const rows = data.map(({ cells, index }) => reader.read(index + 1, cells, sheet.malformed.has(index)));
  return {
    encoding,
    delimiter: sheet.delimiter,
    headerRow,
    columns,
    dates,
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
