import { type FieldOption, offeredOptions } from '@content-planner/model';
import { defaultOptionColor, isDefaultOptionColor } from '../../colors/option-color.js';

/** What the entries with a removed option get: a row's key, or null for no value. Undefined until the user chooses. */
export type Replacement = string | null | undefined;

/** An option while a field is edited. */
export interface OptionRow {
  /** Identifies the row while the dialog is open. */
  key: string;
  /** The option that the row edits. Null for a new one. */
  stored: FieldOption | null;
  name: string;
  color: string;
  isDone: boolean;
  /** Set if the user has removed an option that entries have. Its row stays until the field is saved. */
  removed: { replacement: Replacement } | null;
}

/** An option in the form that servers accept. */
export interface SubmittedOption {
  /** The id of an existing option. Omitted for a new one. */
  id?: string;
  name: string;
  /** Null for the default color of its position. */
  color: string | null;
  isDone: boolean;
  /** The text in narrow table cells. Only options of built-in fields have one. */
  abbreviation?: string;
}

/** What entries get instead of a removed option. */
export interface OptionReplacement {
  /** The id of the removed option. */
  option: string;
  /** The id of another option. Null for no value. */
  replacement: string | null;
}

/** Returns how many entries have a stored option. Null if the number is unknown. */
export type CountOf = (option: FieldOption) => number | null;

let keys = 0;

const plain = (name: string) => name.trim().toLowerCase();

export const newRow = (name: string, position: number): OptionRow => {
  keys += 1;
  return {
    key: `new-${keys}`,
    stored: null,
    name,
    color: defaultOptionColor(position),
    isDone: false,
    removed: null,
  };
};

const COLOR_OF_DONE = '#14a38b';

/** Changes a row. A new option with a default color becomes green when it is marked as done. */
export function changedRow(row: OptionRow, part: Partial<OptionRow>): OptionRow {
  const isGreen = part.isDone && row.stored === null && isDefaultOptionColor(row.color);
  return { ...row, ...(isGreen && { color: COLOR_OF_DONE }), ...part };
}

/** Returns the rows for the options that can be chosen. */
export const optionRows = (options: readonly FieldOption[]): OptionRow[] =>
  offeredOptions(options).map((stored, position) => ({
    key: stored.id,
    stored,
    name: stored.name,
    color: stored.color ?? defaultOptionColor(position),
    isDone: stored.isDone,
    removed: null,
  }));

/** Returns the rows that become options. */
export const keptRows = (rows: readonly OptionRow[]): OptionRow[] =>
  rows.filter(({ name, removed }) => removed === null && name.trim() !== '');

/** Returns the options as comma-separated text. */
export const rowsText = (rows: readonly OptionRow[]): string =>
  keptRows(rows)
    .map(({ name }) => name.trim())
    .join(', ');

/** Returns the error of a row, if any. */
export function rowError(rows: readonly OptionRow[], row: OptionRow): 'hasComma' | 'isTaken' | null {
  // Options from other clients can have commas.
  if (row.name.includes(',') && row.name !== row.stored?.name) return 'hasComma';
  const first = keptRows(rows).find(({ name }) => plain(name) === plain(row.name));
  return first && first !== row && row.removed === null ? 'isTaken' : null;
}

const isUsed = ({ stored }: OptionRow, countOf: CountOf) => stored !== null && countOf(stored) !== 0;

/** Removes a row. The row of an option that entries have stays, because the user must say what the entries get. */
export const removeRow = (rows: readonly OptionRow[], key: string, countOf: CountOf): OptionRow[] =>
  rows.flatMap((row) => {
    if (row.key !== key) return [row];
    return isUsed(row, countOf)
      ? [{ ...row, name: row.stored?.name ?? row.name, removed: { replacement: undefined } }]
      : [];
  });

/**
 * Returns the rows for edited text. Rows whose names are in the text stay the same options. If the text has exactly one
 * option less and one more, entries get the new one by default.
 */
export function rowsFromText(rows: readonly OptionRow[], text: string, countOf: CountOf): OptionRow[] {
  if (text === rowsText(rows)) return [...rows];
  const names = new Map(
    text
      .split(',')
      .filter((name) => name.trim() !== '')
      .map((name) => [plain(name), name.trim()]),
  );
  const found = new Set<OptionRow>();
  const listed = [...names].map(([key, name], position) => {
    const row = rows.find((one) => plain(one.name) === key && !found.has(one));
    if (row === undefined) return newRow(name, Math.max(position, keptRows(rows).length));
    found.add(row);
    return { ...row, removed: null };
  });
  const left = rows.filter((row) => !found.has(row) && row.removed === null && row.name.trim() !== '');
  const added = listed.filter(({ stored, key }) => stored === null && !rows.some((row) => row.key === key));
  const [only] = added;
  const replacement = left.length === 1 && added.length === 1 ? only?.key : undefined;
  // A removed row stays below the row that it follows.
  return rows.reduce<OptionRow[]>((result, row, index) => {
    if (found.has(row) || !isUsed(row, countOf)) return result;
    const removed = row.removed ?? { replacement };
    const before = rows.slice(0, index).findLast((one) => result.some(({ key }) => key === one.key));
    const place = before ? result.findIndex(({ key }) => key === before.key) + 1 : 0;
    return result.toSpliced(place, 0, { ...row, name: row.stored?.name ?? row.name, removed });
  }, listed);
}

/** Returns what the entries with a removed option get. Undefined if the user has not chosen anything that exists. */
export const answerOf = (rows: readonly OptionRow[], { removed }: OptionRow): OptionRow | null | undefined =>
  removed?.replacement === null ? null : keptRows(rows).find(({ key }) => key === removed?.replacement);

/** Returns the removed options for which the user must choose what entries get. */
export const openQuestions = (rows: readonly OptionRow[]): OptionRow[] =>
  rows.filter((row) => row.removed !== null && answerOf(rows, row) === undefined);

/** Whether an option has another name than before. */
export const isRenamed = ({ stored, name, removed }: OptionRow): boolean =>
  stored !== null && removed === null && name.trim() !== '' && name.trim() !== stored.name;

/** Returns how many entries change when the field is saved. */
export const changedEntries = (rows: readonly OptionRow[], countOf: CountOf): number =>
  rows
    .filter((row) => row.removed !== null || isRenamed(row))
    .reduce((sum, { stored }) => sum + ((stored && countOf(stored)) ?? 0), 0);

/** Returns the options to save, and what entries get instead of removed ones. */
export function submittedOptions(rows: readonly OptionRow[]): {
  options: SubmittedOption[];
  replacements: OptionReplacement[];
} {
  const kept = keptRows(rows);
  // A new option has no id yet. The first option that it replaces becomes the new option, so that its entries follow.
  const ids = new Map(kept.flatMap(({ key, stored }) => (stored ? [[key, stored.id] as const] : [])));
  const replacements: OptionReplacement[] = [];
  for (const row of rows) {
    if (row.removed === null || row.stored === null) continue;
    const answer = answerOf(rows, row);
    if (answer && !ids.has(answer.key)) ids.set(answer.key, row.stored.id);
    else {
      replacements.push({
        option: row.stored.id,
        replacement: (answer && ids.get(answer.key)) ?? null,
      });
    }
  }
  return {
    options: kept.map(({ key, name, color, isDone }, position) => {
      const id = ids.get(key);
      const chosen = color.trim();
      return {
        ...(id !== undefined && { id }),
        name: name.trim(),
        color: chosen === defaultOptionColor(position) ? null : chosen || null,
        isDone,
      };
    }),
    replacements,
  };
}
