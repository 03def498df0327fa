import { comparable } from './cell-text.js';
import { countRows, type OpenedWorkbook } from './files/use-sheet-file.js';
import type { WorkbookSheet } from './files/workbook.js';

/** The number of rows in which the headers of the next sheet can be. */
const MAX_TITLE_ROWS = 20;

const keysOf = (cells: readonly string[]) => cells.map(comparable).filter(Boolean);

/**
 * Returns the sheet of a workbook to import after another one: the next one with the same headers, such as the one for
 * the next month, or else the next one with rows.
 *
 * @param imported The sheets that were imported before.
 */
export function nextSheet(
  workbook: OpenedWorkbook,
  imported: readonly WorkbookSheet[],
  headers: readonly string[] | null,
): WorkbookSheet | null {
  const current = imported.at(-1);
  const last = current ? workbook.inOrder.indexOf(current) : -1;
  const rest = [...workbook.inOrder.slice(last + 1), ...workbook.inOrder.slice(0, Math.max(last, 0))].filter(
    (sheet) => !imported.includes(sheet) && countRows(sheet.rows) > 1,
  );
  const wanted = new Set(keysOf(headers ?? []));
  const isLike = ({ rows }: WorkbookSheet) =>
    rows.slice(0, MAX_TITLE_ROWS).some((cells) => {
      const keys = keysOf(cells);
      return keys.length > 1 && keys.length === wanted.size && keys.every((key) => wanted.has(key));
    });
  return rest.find(isLike) ?? rest[0] ?? null;
}
