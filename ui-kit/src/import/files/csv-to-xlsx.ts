import { isGuarded } from '../../internal/guarded-text.js';

/**
 * Converts a CSV file, such as an export of the sdk, to an Excel workbook. The code for this loads on demand.
 *
 * - Dates such as `2027-03-08` and plain numbers become dates and numbers in Excel.
 * - All other cells become text, which Excel never runs as a formula. The apostrophes that protect formulas in CSV files
 *   are removed.
 *
 * @param csv A CSV file with commas. The first row contains the headers.
 * @param name The name of the sheet. Excel displays the first 31 characters.
 * @example saveFile('blog.xlsx', await csvToXlsx({ name: 'blog', csv: await file.text() }))
 */
export async function csvToXlsx({ name, csv }: { name: string; csv: string }): Promise<Blob> {
  const [{ parseSheet }, { toXlsx }] = await Promise.all([
    import('../parse-sheet.js'),
    import('./to-xlsx.js'),
  ]);
  const { rows } = parseSheet(csv, ',');
  return toXlsx(
    name,
    rows.map((row) => row.map((cell) => (isGuarded(cell) ? cell.slice(1) : cell))),
  );
}
