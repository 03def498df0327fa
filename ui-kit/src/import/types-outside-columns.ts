import { cellText } from './cell-text.js';
import { isPeriod } from './date-texts.js';
import { HEADINGS, headingFit } from './heading-words.js';
import { isChannelName } from './kind-words.js';
import type { Sheet } from './parse-sheet.js';
import { wordsIn } from './platform-words.js';

/** Titles such as 'FB + IG: New menu', '[IG] New menu', 'IG | New menu', 'IG – New menu' and 'New menu (IG)'. */
const FORMS = [
  /^([^:：\n]{1,30})[:：]\s*(?=[^\s/])/u,
  /^[[(【（]([^\])】）\n]{1,30})[\])】）]\s*(?=\S)/u,
  /^([^|\n]{1,30}?)\s*\|\s*(?=\S)/u,
  /^([^\n]{1,30}?)\s+[-–—]\s+(?=\S)/u,
  /\S\s*[[(【（]([^[\](){}【】（）\n]{1,30})[\])】）]$/u,
];

/** A short name, such as 'EM' and 'Case study'. Longer texts are parts of the title. */
const NAME = /^\p{L}[\p{L}\p{N}&+/]{0,11}(?: [\p{L}\p{N}&+/]{1,11})?$/u;

const isChannel = (text: string) => {
  const words = wordsIn(text);
  return words.length > 0 && words.every(isChannelName);
};

/** Finds the form in which titles contain their types or platforms. Unknown names beside known ones are asked. */
function findPrefixes(cells: readonly string[]): ((title: string) => string) | null {
  for (const form of FORMS) {
    const partOf = (title: string) => form.exec(title)?.[1]?.trim() ?? '';
    const parts = cells.map(partOf).filter((part) => isChannel(part) || NAME.test(part));
    const known = parts.filter(isChannel);
    if (known.length < 2 || parts.length <= cells.length / 2 || known.length < parts.length / 3) continue;
    return (title) => {
      const part = partOf(title);
      return isChannel(part) || NAME.test(part) ? part : '';
    };
  }
  return null;
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
    const named = cells.filter(isChannel);
    return HEADINGS.kind.some((name) => headingFit(header, name) === 1) || isMost(cells, named);
  });
  if (hasKinds) return rows;
  const prefixes = headers.map((_, column) => findPrefixes(cellsIn(column)));
  const titles = prefixes.findIndex((each) => each !== null);
  const sections = below.flatMap((row, index) => {
    const [text = '', ...others] = row.map(cellText).filter(Boolean);
    const isSection = others.length === 0 && text !== '' && !isPeriod(text, locale);
    return isSection ? [{ index: headerRow + 1 + index, text }] : [];
  });
  // The user is asked about the others. A single one can also be the title of the sheet.
  const known = sections.filter(({ text }) => isChannel(text));
  const hasSections = isMost(sections, known);
  if (titles < 0 && !hasSections) return rows;
  const width = Math.max(...rows.slice(headerRow).map((row) => row.length));
  return rows.map((row, index) => {
    const filled = row.filter((cell) => cell.trim() !== '').length;
    const section =
      filled < 2 || !hasSections ? '' : (sections.findLast((each) => each.index < index)?.text ?? '');
    const own = prefixes[titles]?.(cellText(row[titles] ?? '')) ?? '';
    const text = index === headerRow ? kind : own || section;
    if (index < headerRow || text === '') return row;
    return [...row, ...Array.from({ length: width - row.length }, () => ''), text];
  });
}
