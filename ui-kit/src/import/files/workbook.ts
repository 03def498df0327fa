/** The maximum size of a file, in bytes. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** The maximum size of a workbook after unpacking, in bytes. Workbooks are compressed, up to a thousandfold. */
export const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;

/** The maximum number of filled cells in a workbook. */
export const MAX_CELLS = 200_000;

/** A rectangle of merged cells. Rows and columns count from 0. Only the first cell has text. */
export interface MergedCells {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** A visible sheet of a workbook. */
export interface WorkbookSheet {
  name: string;
  /**
   * The text of each cell, as the workbook displays it, except that dates have the form `2027-03-08` or
   * `2027-03-08 18:05`, and numbers have no thousands separators. Hidden rows and columns are empty.
   */
  rows: readonly (readonly string[])[];
  merged: readonly MergedCells[];
  /** The indexes of hidden rows that are not empty. */
  hiddenRows: readonly number[];
  /** The indexes of hidden columns that are not empty. */
  hiddenColumns: readonly number[];
  /** The cells with dates that are displayed without their year, which Excel adds when a user types '5 Jan'. */
  hiddenYears: readonly { row: number; column: number }[];
}

/** A workbook without what is hidden in it. */
export interface Workbook {
  sheets: readonly WorkbookSheet[];
  hiddenSheets: readonly string[];
}

/** Why a workbook can't be read. */
export type WorkbookProblem =
  /** It is encrypted. */
  | 'password'
  /** It has the format of Excel 97 to 2003. */
  | 'oldFormat'
  | 'macros'
  /** It is another kind of file, such as a text document, or a spreadsheet in another format. */
  | 'notWorkbook'
  | 'tooLarge'
  | 'tooManyCells'
  | 'damaged';

/** A workbook, or the reason why it can't be read. */
export type WorkbookResult = { workbook: Workbook } | { problem: WorkbookProblem };

const startsWith = (bytes: Uint8Array, ...expected: number[]) =>
  expected.every((byte, place) => bytes[place] === byte);

/** Whether a file is a ZIP archive, such as an .xlsx file. */
export const isArchive = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);

/** Whether a file has Microsoft's older container format, such as .xls files and encrypted .xlsx files. */
export const isOldContainer = (bytes: Uint8Array): boolean => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
