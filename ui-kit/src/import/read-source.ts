import type { CalendarDate } from '@content-planner/model';
import { type ArrangedRows, arrangeRows, titlesIn } from './arrange-rows.js';
import { combineDateParts } from './date-parts.js';
import { dayHeadings, readDayGrid } from './day-grid.js';
import { decodeText, detectEncoding, ENCODINGS, type Encoding, tellingLine } from './decode-text.js';
import type { WorkbookSheet } from './files/workbook.js';
import { findHeaderGroups } from './header-groups.js';
import { proposeHeaderRow } from './header-row.js';
import type { ImportTarget } from './import-targets.js';
import { withMergedCells, withoutMarkup } from './merged-cells.js';
import { type Delimiter, parseSheet, type Sheet } from './parse-sheet.js';
import { rankEncodings } from './rank-encodings.js';
import { titleYears } from './title-years.js';
import { withTypes } from './types-outside-columns.js';

/** What the user chose about the rows of a sheet. Anything else is detected. */
export interface SourceChoices {
  encoding?: Encoding;
  delimiter?: Delimiter;
  /** An index, or null if the sheet has no header row. */
  headerRow?: number | null;
  /** Whether the columns of a calendar are days, so that each filled cell is an entry. */
  usesDays?: boolean;
}

/** A file, pasted text, or a sheet of a workbook. It can be sent to a worker. */
export interface SourceInput {
  content: Uint8Array | string | WorkbookSheet;
  /** The names of the sheet and of the file. */
  names: readonly string[];
  choices: SourceChoices;
  targets: readonly ImportTarget[];
  locale: string;
  today: CalendarDate;
}

/** The rows of a sheet. */
export interface SourceRows {
  sheet: Sheet;
  arranged: ArrangedRows;
  headerRow: number | null;
  isText: boolean;
  /** Null if the source is not a text file. */
  encoding: Encoding | null;
  /** The encodings to choose from, the likeliest first. */
  encodings: readonly Encoding[];
  /**
   * If the columns are days or groups, such as channels: the number of entries, the names of the groups, and whether
   * the sheet says which week or month it is about.
   */
  days: { entries: number; groups?: readonly string[]; isClear: boolean } | null;
  /** A line of text that shows whether the encoding is right, or null if it is certain. */
  unclearLine: string | null;
}

/** Reads the rows of a sheet. */
export function readSource({ content, names, choices, targets, locale, today }: SourceInput): SourceRows {
  const bytes = content instanceof Uint8Array ? content : null;
  const detected = bytes && detectEncoding(bytes);
  const isUnclear = detected === 'unknown';
  const encodings = bytes && isUnclear ? rankEncodings(bytes) : ENCODINGS;
  const encoding = choices.encoding ?? (isUnclear ? encodings[0] : detected) ?? 'utf-8';
  const text = content instanceof Uint8Array ? decodeText(content, encoding) : content;
  const original: Sheet =
    typeof text === 'string'
      ? parseSheet(text, choices.delimiter)
      : { ...text, delimiter: null, malformed: new Set() };
  const labelOf = (id: string) => targets.find((target) => target.id === id)?.label ?? '';
  const labels = { date: labelOf('startDate'), title: labelOf('title'), kind: labelOf('kind') };
  const titlesAbove = (row: number) => [
    ...original.rows.slice(0, row).map((cells) => cells.join(' ')),
    ...names,
  ];
  const titleAbove = (row: number) =>
    titleYears([...titlesAbove(row), original.rows[row]?.join(' ') ?? ''], locale);
  const dayRow = dayHeadings(original.rows, locale);
  const grid =
    dayRow === null
      ? null
      : readDayGrid(original.rows, dayRow, {
          ...{ names: labels, locale },
          ...{ titles: titlesAbove(dayRow.index), title: titleAbove(dayRow.index) },
        });
  const listed = choices.usesDays === false ? null : (grid?.rows ?? null);
  const whole: Sheet =
    listed === null ? original : { ...original, rows: listed, malformed: new Set(), merged: [] };
  const found =
    choices.headerRow !== undefined
      ? choices.headerRow
      : listed === null
        ? proposeHeaderRow(whole.rows, targets, locale)
        : 0;
  const groups = findHeaderGroups(found, { sheet: whole, kind: labels.kind, locale });
  const headerRow = groups?.headerRow ?? found;
  const list = choices.usesDays === false ? null : (groups?.list ?? null);
  const ungrouped: Sheet = {
    ...whole,
    ...(groups && { rows: list?.rows ?? groups.combined }),
    // The rows of a list are others.
    ...(list && { malformed: new Set(), merged: [] }),
  };
  const title = listed === null ? titleAbove(headerRow ?? 0) : null;
  const parts = combineDateParts(ungrouped, headerRow, {
    ...{ locale, today, title },
    titles: titlesAbove(headerRow ?? 0),
  });
  const { merged } = ungrouped;
  const filled = withMergedCells({ merged, rows: parts?.rows ?? ungrouped.rows }, headerRow, locale);
  const rows = withTypes(withoutMarkup(filled, headerRow), headerRow, {
    ...{ kind: labels.kind, locale },
  });
  const sheet = { ...ungrouped, rows };
  return {
    ...{ sheet, headerRow, encodings },
    days: groups?.list
      ? { entries: groups.list.entries, groups: groups.groups, isClear: true }
      : grid && { entries: grid.entries, isClear: grid.rows !== null },
    arranged: {
      ...arrangeRows(sheet, headerRow, { locale, groups: groups && { empty: list?.empty ?? 0 } }),
      ...(listed && { titles: titlesIn(original.rows.slice(0, dayRow?.index)) }),
      dateParts: parts?.columns ?? [],
      hiddenYears: typeof text === 'string' || listed || list ? [] : text.hiddenYears,
    },
    isText: bytes === null || detected !== null,
    encoding: bytes && encoding,
    unclearLine: isUnclear && typeof text === 'string' ? tellingLine(text) : null,
  };
}
