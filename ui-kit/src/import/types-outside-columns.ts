import { cellText } from './cell-text.js';
import { isPeriod } from './date-texts.js';
import { HEADINGS, headingFit } from './heading-words.js';
import { isChannelName } from './kind-words.js';
import type { Sheet } from './parse-sheet.js';
import { wordsIn } from './platform-words.js';

/** A title such as 'FB + IG: New menu'. */
const PREFIXED = /^([^:\n]{1,30}):\s/;

/** Returns the types or platforms before a title, or ''. */
function prefixOf(text: string): string {
  const prefix = PREFIXED.exec(text)?.[1]?.trim() ?? '';
  const words = wordsIn(prefix);
  return words.length > 0 && words.every(isChannelName) ? prefix : '';
}

/**
 * Adds a column with the types or platforms that titles begin with, or that are in rows above the entries, if the sheet
 * has no other column for them.
 */
export function withTypes(
  rows: Sheet['rows'],
  headerRow: number | null,
  { kind, locale }: { kind: string; locale: string },
): Sheet['rows'] {
  if (headerRow === null) return rows;
  const headers = (rows[headerRow] ?? []).map(cellText);
  const below = rows.slice(headerRow + 1);
  const cellsIn = (column: number) => below.map((row) => cellText(row[column] ?? '')).filter(Boolean);
  const isMost = (cells: readonly unknown[], fits: readonly unknown[]) =>
    fits.length > 1 && fits.length > cells.length / 2;
  const hasKinds = headers.some((header, column) => {
    const cells = cellsIn(column);
    const named = cells.filter((cell) => wordsIn(cell).every(isChannelName));
    return HEADINGS.kind.some((name) => headingFit(header, name) === 1) || isMost(cells, named);
  });
  const titles = headers.findIndex((_, column) => {
    const cells = cellsIn(column);
    return isMost(cells, cells.map(prefixOf).filter(Boolean));
  });
  if (hasKinds) return rows;
  const sections = below.flatMap((row, index) => {
    const [text = '', ...others] = row.map(cellText).filter(Boolean);
    const isSection = others.length === 0 && text !== '' && !isPeriod(text, locale);
    return isSection ? [{ index: headerRow + 1 + index, text }] : [];
  });
  // The user is asked about the others. A single one can also be the title of the sheet.
  const known = sections.filter(({ text }) => wordsIn(text).every(isChannelName));
  const hasSections = isMost(sections, known);
  if (titles < 0 && !hasSections) return rows;
  const width = Math.max(...rows.slice(headerRow).map((row) => row.length));
  return rows.map((row, index) => {
    const filled = row.filter((cell) => cell.trim() !== '').length;
    const section =
      filled < 2 || !hasSections ? '' : (sections.findLast((each) => each.index < index)?.text ?? '');
    const own = titles < 0 ? '' : prefixOf(cellText(row[titles] ?? ''));
    const text = index === headerRow ? kind : own || section;
    if (index < headerRow || text === '') return row;
    return [...row, ...Array.from({ length: width - row.length }, () => ''), text];
  });
}
