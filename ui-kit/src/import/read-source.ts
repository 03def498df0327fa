import { type ArrangedRows, arrangeRows } from './arrange-rows.js';
import { decodeText, detectEncoding, ENCODINGS, type Encoding, tellingLine } from './decode-text.js';
import type { WorkbookSheet } from './files/workbook.js';
import { proposeHeaderRow } from './header-row.js';
import type { ImportTarget } from './import-targets.js';
import { type Delimiter, parseSheet, type Sheet } from './parse-sheet.js';
import { rankEncodings } from './rank-encodings.js';

/** What the user chose about the rows of a sheet. Anything else is detected. */
export interface SourceChoices {
  encoding?: Encoding;
  delimiter?: Delimiter;
  /** An index, or null if the sheet has no header row. */
  headerRow?: number | null;
}

/** A file, pasted text, or a sheet of a workbook. It can be sent to a worker. */
export interface SourceInput {
  content: Uint8Array | string | WorkbookSheet;
  choices: SourceChoices;
  targets: readonly ImportTarget[];
  locale: string;
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
  /** A line of text that shows whether the encoding is right, or null if it is certain. */
  unclearLine: string | null;
}

/** Reads the rows of a sheet. */
export function readSource({ content, choices, targets, locale }: SourceInput): SourceRows {
  const bytes = content instanceof Uint8Array ? content : null;
  const detected = bytes && detectEncoding(bytes);
  const isUnclear = detected === 'unknown';
  const encodings = bytes && isUnclear ? rankEncodings(bytes) : ENCODINGS;
  const encoding = choices.encoding ?? (isUnclear ? encodings[0] : detected) ?? 'utf-8';
  const text = content instanceof Uint8Array ? decodeText(content, encoding) : content;
  const sheet: Sheet =
    typeof text === 'string'
      ? parseSheet(text, choices.delimiter)
      : { ...text, delimiter: null, malformed: new Set() };
  const headerRow =
    choices.headerRow === undefined ? proposeHeaderRow(sheet.rows, targets, locale) : choices.headerRow;
  return {
    ...{ sheet, headerRow, encodings },
    arranged: arrangeRows(sheet, headerRow, locale),
    isText: bytes === null || detected !== null,
    encoding: bytes && encoding,
    unclearLine: isUnclear && typeof text === 'string' ? tellingLine(text) : null,
  };
}
