import { isCalendarDate } from '@content-planner/model';
import { writeXlsx } from 'hucre/xlsx';

/** The narrowest and the widest column, in characters. */
const MIN_WIDTH = 10;
const MAX_WIDTH = 48;

/** The maximum length of a sheet's name in Excel. */
const MAX_NAME = 31;

/** Numbers with more digits are displayed as `1.23E+12`, so they are text, such as phone numbers. */
const MAX_DIGITS = 11;

function storedValue(cell: string): string | number | Date | null {
  if (cell === '') return null;
  if (isCalendarDate(cell)) return new Date(`${cell}T00:00:00Z`);
  return cell.length <= MAX_DIGITS && String(Number(cell)) === cell && /\d/.test(cell) ? Number(cell) : cell;
}

/**
 * Returns an Excel workbook with one sheet. Dates such as `2027-03-08` and numbers such as `1250.5` become dates
 * and numbers in Excel. All other cells are text, which Excel never runs as a formula.
 *
 * @param rows All rows, including the headers.
 */
export async function toXlsx(name: string, rows: readonly (readonly string[])[]): Promise<Blob> {
  const [headers = []] = rows;
  const widths = headers.map((_, column) =>
    rows.reduce((width, row) => Math.max(width, (row[column]?.length ?? 0) + 2), MIN_WIDTH),
  );
  const bytes = await writeXlsx({
    sheets: [
      {
        name: name.slice(0, MAX_NAME),
        columns: widths.map((width) => ({ width: Math.min(width, MAX_WIDTH) })),
        rows: rows.map((row) => row.map(storedValue)),
        cells: new Map(headers.map((_, column) => [`0,${column}`, { style: { font: { bold: true } } }])),
        freezePane: { rows: 1 },
      },
    ],
  });
  return new Blob([bytes as Uint8Array<ArrayBuffer>], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}
