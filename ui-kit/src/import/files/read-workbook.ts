import { readXlsx, type Sheet } from 'hucre/xlsx';
import { displayedText, hidesYear } from './displayed-text.js';
import { unpackWorkbook } from './unpack-workbook.js';
import { isOldContainer, type MergedCells, type WorkbookResult, type WorkbookSheet } from './workbook.js';

/** The name of the part that contains an encrypted workbook, in UTF-16. */
const ENCRYPTED = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);

function includes(bytes: Uint8Array, wanted: readonly number[]): boolean {
  for (let start = bytes.indexOf(wanted[0] ?? 0); start >= 0; ) {
    if (wanted.every((byte, place) => bytes[start + place] === byte)) return true;
    start = bytes.indexOf(wanted[0] ?? 0, start + 1);
  }
  return false;
}

/** The error that formulas have if the program that saved the workbook did not calculate them. */
const NOT_CALCULATED = '#VALUE!';

/** Returns the text of all cells, including hidden ones. */
function textsOf({ rows, cells }: Sheet): string[][] {
  return rows.map((row, index) =>
    row.map((value, column) => {
      const cell = cells?.get(`${index},${column}`);
      if (value === null) return cell?.formula === undefined ? '' : NOT_CALCULATED;
      return displayedText(value, cell?.style?.numFmt);
    }),
  );
}

const hasHiddenYear = ({ rows, cells }: Sheet, row: number, column: number) =>
  rows[row]?.[column] instanceof Date && hidesYear(cells?.get(`${row},${column}`)?.style?.numFmt ?? '');

function mergedCells({ merges = [] }: Sheet): MergedCells[] {
  return merges.map(({ startRow, startCol, endRow, endCol }) => ({
    row: startRow,
    column: startCol,
    rows: endRow - startRow + 1,
    columns: endCol - startCol + 1,
  }));
}

/** Returns merged cells without hidden rows above and hidden columns beside them, and moves the text accordingly. */
function visiblePart(
  { row, column, rows, columns }: MergedCells,
  texts: string[][],
  isHidden: { row: (index: number) => boolean; column: (index: number) => boolean },
): MergedCells {
  const skipped = (first: number, length: number, hidden: (index: number) => boolean) => {
    const place = Array.from({ length }, (_, index) => index).findIndex((index) => !hidden(first + index));
    return Math.max(place, 0);
  };
  const [above, beside] = [skipped(row, rows, isHidden.row), skipped(column, columns, isHidden.column)];
  const target = texts[row + above];
  if (above + beside > 0 && target) target[column + beside] = texts[row]?.[column] ?? '';
  return { row: row + above, column: column + beside, rows: rows - above, columns: columns - beside };
}

const withoutEmptyEnd = <T>(list: readonly T[], isEmpty: (item: T) => boolean): readonly T[] =>
  list.slice(0, list.findLastIndex((item) => !isEmpty(item)) + 1);

function visibleSheet(sheet: Sheet): WorkbookSheet {
  const texts = textsOf(sheet);
  const isHidden = {
    row: (index: number) => sheet.rowDefs?.get(index)?.hidden === true,
    column: (index: number) => sheet.columns?.[index]?.hidden === true,
  };
  const width = Math.max(0, ...texts.slice(0, 1).map((row) => row.length));
  const isFilled = (cell: string | undefined) => cell !== undefined && cell.trim() !== '';
  const hiddenRows = [...texts.keys()].filter((index) => isHidden.row(index) && texts[index]?.some(isFilled));
  const hiddenColumns = Array.from({ length: width }, (_, index) => index).filter(
    (index) => isHidden.column(index) && texts.some((row) => isFilled(row[index])),
  );
  const merged = mergedCells(sheet).map((each) => visiblePart(each, texts, isHidden));
  const rows = texts.map((row, index) =>
    isHidden.row(index)
      ? []
      : withoutEmptyEnd(
          row.map((cell, column) => (isHidden.column(column) ? '' : cell)),
          (cell) => cell.trim() === '',
        ),
  );
  return {
    name: sheet.name,
    rows: withoutEmptyEnd(rows, (row) => row.length === 0),
    merged,
    hiddenRows,
    hiddenColumns,
    hiddenYears: sheet.rows.flatMap((row, index) =>
      [...row.keys()].flatMap((column) =>
        hasHiddenYear(sheet, index, column) ? { row: index, column } : [],
      ),
    ),
  };
}

/**
 * Reads an .xlsx file. Takes about a second for 100,000 cells, so call it in a worker.
 *
 * @example await readWorkbook(new Uint8Array(await file.arrayBuffer()))
 */
export async function readWorkbook(bytes: Uint8Array): Promise<WorkbookResult> {
  if (isOldContainer(bytes)) return { problem: includes(bytes, ENCRYPTED) ? 'password' : 'oldFormat' };
  try {
    const unpacked = unpackWorkbook(bytes);
    if ('problem' in unpacked) return unpacked;
    const hiddenSheets: string[] = [];
    const { sheets } = await readXlsx(unpacked.archive, {
      // Number formats are part of the styles.
      readStyles: true,
      sheets: ({ name, hidden, veryHidden }, index) => {
        if (!unpacked.hasCells(index)) return false;
        const isHidden = hidden === true || veryHidden === true;
        if (isHidden) hiddenSheets.push(name);
        return !isHidden;
      },
    });
    return { workbook: { sheets: sheets.map(visibleSheet), hiddenSheets } };
  } catch (error) {
    // The library needs memory for all cells up to the last one, even if most of them are empty.
    const isTooWide = error instanceof Error && /\bover the \d+ limit/.test(error.message);
    return { problem: isTooWide ? 'tooManyCells' : 'damaged' };
  }
}
