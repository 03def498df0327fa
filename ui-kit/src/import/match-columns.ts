import type { Brand } from '../logs/types.js';
import { brandNamed } from './brand-names.js';
import { cellText, comparable } from './cell-text.js';
import { isDateText, looksLikeDate } from './date-texts.js';
import type { ImportTarget } from './import-targets.js';
import { kindNamed, type NamedKinds } from './kind-words.js';

/** The target of each column, or null for columns that are not imported. */
export type ColumnTargets = readonly (string | null)[];

interface MatchInput extends NamedKinds {
  /** The headers, or null if the sheet has no header row. */
  headers: readonly string[] | null;
  /** The rows below the headers. */
  rows: readonly (readonly string[])[];
  targets: readonly ImportTarget[];
  brands: readonly Brand[];
  locale: string;
  /** What the user chose for earlier sheets, keyed by header. Null means that the column was not imported. */
  remembered: Readonly<Record<string, string | null>>;
}

/** How certain a match is. */
const SCORES = { remembered: 6, label: 5, name: 4, word: 3, content: 2, guess: 1 } as const;

/** The number of rows whose content is examined. */
const SAMPLE = 200;

/** The share of cells that must match. */
const MOST = 0.6;

/** Returns the number of columns in a sheet, whose rows can have different lengths. */
export const widthOf = (rows: readonly (readonly string[])[]): number =>
  rows.reduce((width, row) => Math.max(width, row.length), 0);

function scoreByHeader(header: string, { label, names }: ImportTarget): number {
  const name = comparable(header);
  if (name === '') return 0;
  if (name === comparable(label)) return SCORES.label;
  // More common names come first and get higher scores.
  const place = names.indexOf(name);
  if (place >= 0) return SCORES.name - place / 100;
  const words = new Set(name.split(' '));
  return names.some((other) => words.has(other)) ? SCORES.word : 0;
}

/** Returns the targets that a column's content fits. */
function byContent(cells: readonly string[], input: MatchInput): string[] {
  const { targets, brands, locale } = input;
  const share = (fits: (cell: string) => boolean) => cells.filter(fits).length / cells.length;
  if (cells.length === 0) return [];
  if (share((cell) => looksLikeDate(cell, locale)) >= MOST) {
    // If the sheet has headers, don't propose end dates: a second column of dates is more likely to contain deadlines.
    return input.headers === null ? ['startDate', 'endDate'] : ['startDate'];
  }
  if (share((cell) => kindNamed(cell, input) !== null) >= MOST) return ['kind'];
  if (share((cell) => brandNamed(cell, brands) !== null) >= MOST) return ['brand'];
  return targets
    .filter(({ fields }) =>
      [...fields.values()].some((field) => {
        if (field.type !== 'custom' || field.configuration.fieldType !== 'dropdown') return false;
        const options = new Set((field.configuration.dropdownOptions ?? []).map(comparable));
        return share((cell) => options.has(comparable(cell))) >= MOST;
      }),
    )
    .map(({ id }) => id);
}

/** Returns a score for how likely it is that a column contains titles. Titles are long and different in each row. */
function titleLikeness(cells: readonly string[]): number {
  const letters = cells.reduce((sum, cell) => sum + Math.min(cell.length, 80), 0);
  return cells.length === 0 ? 0 : (letters / cells.length) * (new Set(cells).size / cells.length);
}

/** Proposes a target for each column of a sheet, based on its header, earlier choices and its content. */
export function matchColumns(input: MatchInput): ColumnTargets {
  const { headers, rows, targets, remembered } = input;
  const width = Math.max(headers?.length ?? 0, widthOf(rows));
  const columns = Array.from({ length: width }, (_, column) => {
    const cells = rows
      .slice(0, SAMPLE)
      .map((row) => cellText(row[column] ?? ''))
      .filter((cell) => cell !== '');
    return { column, header: headers?.[column] ?? '', cells };
  });
  const ids = new Set(targets.map(({ id }) => id));
  const candidates: { column: number; id: string | null; score: number }[] = [];
  for (const { column, header, cells } of columns) {
    const name = comparable(header);
    const earlier = Object.hasOwn(remembered, name) ? remembered[name] : undefined;
    if (earlier === null || (earlier !== undefined && ids.has(earlier))) {
      candidates.push({ column, id: earlier, score: SCORES.remembered });
    }
    const hasDates = cells.length === 0 || cells.some((cell) => isDateText(cell, input.locale));
    for (const target of targets) {
      const isDate = target.id === 'startDate' || target.id === 'endDate';
      const score = isDate && !hasDates ? 0 : scoreByHeader(header, target);
      if (score > 0) candidates.push({ column, id: target.id, score });
    }
    for (const id of byContent(cells, input)) {
      candidates.push({ column, id, score: SCORES.content - (id === 'endDate' ? 0.5 : 0) });
    }
    const score = titleLikeness(cells) / 100;
    if (score > 0.04) candidates.push({ column, id: 'title', score });
  }
  const chosen = new Map<number, string | null>();
  const used = new Set<string>();
  for (const { column, id } of candidates.toSorted((one, other) => other.score - one.score)) {
    if (chosen.has(column) || (id !== null && used.has(id))) continue;
    chosen.set(column, id);
    if (id !== null) used.add(id);
  }
  return columns.map(({ column }) => chosen.get(column) ?? null);
}
