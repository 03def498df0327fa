import type { ArrangedRows } from './arrange-rows.js';
import { cellText } from './cell-text.js';
import type { PlacedText } from './date-texts.js';
import { kindNamed, type NamedKinds } from './kind-words.js';
import { CHANNEL, type ColumnTargets } from './match-columns.js';
import type { SheetPlan } from './plan-sheet.js';
import { writtenDate } from './written-date.js';

/**
 * Returns the date above each row that has a title but no date, if only such rows are between them. If a workbook has
 * merged dates, only their rows get the date.
 */
export function findDatesAbove(
  { dataRows, merged }: ArrangedRows,
  columns: ColumnTargets,
): Pick<SheetPlan, 'datesAbove' | 'hasMergedDates'> {
  const date = columns.indexOf('startDate');
  const titles = columns.flatMap((id, column) => (id === 'title' || id === CHANNEL ? column : []));
  const above = new Map<number, PlacedText>();
  if (date < 0) return { datesAbove: above, hasMergedDates: false };
  const hasTitle = (cells: readonly string[]) =>
    titles.some((column) => cellText(cells[column] ?? '') !== '');
  const blocks = merged.filter(
    ({ column, rows, columns: width }) => rows > 1 && column <= date && date < column + width,
  );
  if (blocks.length > 0) {
    const byRow = new Map(dataRows.map((each) => [each.row, each.cells]));
    for (const { row, rows, column } of blocks) {
      const text = cellText(byRow.get(row + 1)?.[column] ?? '');
      for (let below = row + 2; text !== '' && below <= row + rows; below += 1) {
        if (hasTitle(byRow.get(below) ?? [])) above.set(below, { text, row: row + 1 });
      }
    }
    return { datesAbove: above, hasMergedDates: above.size > 0 };
  }
  let last: PlacedText | null = null;
  let before = 0;
  for (const { row, cells } of dataRows) {
    const text = cellText(cells[date] ?? '');
    if (row !== before + 1) last = null;
    if (text !== '') last = { text, row };
    else if (last !== null && hasTitle(cells)) above.set(row, last);
    before = row;
  }
  return { datesAbove: above, hasMergedDates: false };
}

/**
 * Returns the rows with only one cell, if it is in a column that is not imported, names a type, or has several days. Rows that only have a
 * title or a date can be completed by the user.
 */
export function findSections(
  { headers, dataRows }: ArrangedRows,
  columns: ColumnTargets,
  { datesAbove, hasMergedDates }: Pick<SheetPlan, 'datesAbove' | 'hasMergedDates'>,
  named: NamedKinds & { locale: string },
): ReadonlySet<number> {
  if (headers === null || headers.length < 3) return new Set();
  return new Set(
    dataRows.flatMap(({ row, cells }) => {
      const [first, ...others] = cells.flatMap((cell, column) => (cellText(cell) === '' ? [] : [column]));
      if (first === undefined || others.length > 0 || (hasMergedDates && datesAbove.has(row))) return [];
      const text = cellText(cells[first] ?? '');
      // Exports have the first and the last day of each group below it.
      const isSpan = columns[first] === 'startDate' && writtenDate(text, named.locale)?.end;
      return columns[first] === null || isSpan || kindNamed(text, named) !== null ? [row] : [];
    }),
  );
}
