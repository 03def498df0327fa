import { isTotal } from './arrange-rows.js';
import { cellText, isPlaceholder } from './cell-text.js';
import { looksLikeDate } from './date-texts.js';
import type { MergedCells } from './files/workbook.js';
import { titleHeadingFit } from './heading-words.js';
import { isChannelName } from './kind-words.js';
import type { Sheet } from './parse-sheet.js';

type Row = readonly string[];

/** A sheet with two header rows, of which the upper one names groups of columns, such as channels. */
export interface HeaderGroups {
  /** The index of the lower header row. */
  headerRow: number;
  /** The names of the groups. */
  groups: readonly string[];
  /** The rows with one header row, whose cells name the group and the column, such as 'Instagram – Topic'. */
  combined: Sheet['rows'];
  /** If the groups are channels: the rows with one entry each, and the number of rows without one. */
  list: { rows: Sheet['rows']; entries: number; empty: number } | null;
}

interface GroupsInput {
  sheet: Pick<Sheet, 'rows' | 'merged'>;
  /** The header of the column with the names of the groups in a list. */
  kind: string;
  locale: string;
}

const MAX_LENGTH = 40;

/** A column below one of the groups. `name` is what the lower header row says. */
interface GroupColumn {
  column: number;
  group: string;
  name: string;
}

/** Returns the columns below the names of groups, if several groups have columns with the same name. */
function groupColumns(upper: Row, lower: Row, merged: readonly MergedCells[]): GroupColumn[] {
  const wide = merged.filter(({ columns }) => columns > 1);
  let [group, last] = ['', -1];
  const below = lower.flatMap((name, column): GroupColumn[] => {
    if (upper[column]) {
      const width = wide.find((each) => each.column === column)?.columns ?? 1;
      // In text files, a group has all columns up to the next one.
      [group, last] = [upper[column], wide.length === 0 ? lower.length : column + width - 1];
    }
    return name === '' || column > last || group === '' ? [] : [{ column, group, name: name.toLowerCase() }];
  });
  const isRepeated = (one: GroupColumn) =>
    below.some((other) => other.name === one.name && other.group !== one.group);
  const groups = new Set(below.filter(isRepeated).map((each) => each.group));
  // A row of data below the headers has a cell for each of them.
  if (below.every(({ column }) => upper[column])) return [];
  // Without merged cells, remarks after the last group are not part of it.
  return below.filter((each) => (wide.length > 0 ? groups.has(each.group) : isRepeated(each)));
}

/** Lists the entries of a sheet with groups of columns that are channels. */
function listEntries(
  { rows, merged }: GroupsInput['sheet'],
  { upperRow, headers, columns }: { upperRow: number; headers: Row; columns: readonly GroupColumn[] },
  { kind, locale }: GroupsInput,
): NonNullable<HeaderGroups['list']> {
  const groupOf = new Map(columns.map((each) => [each.column, each.group]));
  const shared = [...headers.keys()].filter((column) => !groupOf.has(column));
  const names = [...new Set(columns.map(({ name }) => name))];
  const labels = names.map((name) => {
    const place = columns.find((each) => each.name === name)?.column ?? 0;
    return cellText(rows[upperRow + 1]?.[place] ?? '');
  });
  const titles = new Set(names.filter((_, index) => titleHeadingFit(labels[index] ?? '', ['']) > 0));
  const cells = rows.map((row) => row.map(cellText));
  // Dates and weeks are often merged over the rows of a day.
  for (const { row, rows: height, column } of merged.filter((each) => shared.includes(each.column))) {
    const text = cells[row]?.[column] ?? '';
    for (const below of row > upperRow + 1 ? cells.slice(row + 1, row + height) : []) below[column] ||= text;
  }
  /** Whether a cell is merged over several groups, such as 'Holiday'. */
  const isNote = (index: number, column: number) =>
    merged.some(
      (each) =>
        each.row === index &&
        each.column === column &&
        groupOf.get(column) !== groupOf.get(column + each.columns - 1),
    );
  let [entries, empty] = [0, 0];
  const list = cells.flatMap((row, index): Row[] => {
    if (index < upperRow) return [row];
    if (index === upperRow) return [[]];
    const own = shared.map((column) => row[column] ?? '');
    if (index === upperRow + 1) return [[...shared.map((column) => headers[column] ?? ''), kind, ...labels]];
    if (isTotal(row, locale)) return [row];
    const filled = columns.filter(({ column }) => !isPlaceholder(row[column] ?? ''));
    const notes = filled.filter(({ column }) => isNote(index, column));
    const found = [...new Set(columns.map(({ group }) => group))].flatMap((group): Row[] => {
      const inGroup = filled.filter((each) => each.group === group && !notes.includes(each));
      if (inGroup.length < 2 && !inGroup.some(({ name }) => titles.has(name))) return [];
      const textOf = (name: string) => row[inGroup.find((each) => each.name === name)?.column ?? -1] ?? '';
      return [[...own, group, ...names.map(textOf)]];
    });
    entries += found.length;
    if (found.length > 0) return found;
    // A note is in a column without a header.
    if (notes.length > 0)
      return notes.map(({ column }) => [
        ...own.map(() => ''),
        '',
        ...labels.map(() => ''),
        row[column] ?? '',
      ]);
    const isDay = own.some((cell) => cell !== '' && looksLikeDate(cell, locale)) && own.length > 0;
    if (!isDay) return [own];
    empty += 1;
    return [[]];
  });
  return { rows: list, entries, empty };
}

function groupsBelow(upperRow: number, input: GroupsInput): HeaderGroups | null {
  const { rows, merged } = input.sheet;
  const [upper = [], lower = []] = rows.slice(upperRow, upperRow + 2).map((row) => row.map(cellText));
  const isName = (cell: string) =>
    cell === '' || (cell.length <= MAX_LENGTH && /\p{L}/u.test(cell) && !looksLikeDate(cell, input.locale));
  if (![...upper, ...lower].every(isName)) return null;
  const inUpper = merged.filter(({ row, rows: height }) => row === upperRow && height === 1);
  const columns = groupColumns(upper, lower, inUpper);
  const below = rows.slice(upperRow + 2);
  const isValue = ({ column, name }: GroupColumn) =>
    below.some((row) => cellText(row[column] ?? '').toLowerCase() === name);
  if (columns.length === 0 || columns.some(isValue)) return null;
  const groupOf = new Map(columns.map((each) => [each.column, each.group]));
  const headers = Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    const group = groupOf.get(column);
    return group === undefined ? lower[column] || upper[column] || '' : `${group} – ${lower[column]}`;
  });
  const groups = [...new Set(groupOf.values())];
  const areChannels = groups.filter(isChannelName).length >= groups.length / 2;
  return {
    ...{ headerRow: upperRow + 1, groups },
    combined: [...rows.slice(0, upperRow), [], headers, ...below],
    list: areChannels ? listEntries(input.sheet, { upperRow, headers, columns }, input) : null,
  };
}

/** Finds two header rows, one of which is `headerRow`. The lower one repeats names below the groups of the upper one. */
export function findHeaderGroups(headerRow: number | null, input: GroupsInput): HeaderGroups | null {
  if (headerRow === null) return null;
  return (headerRow > 0 ? groupsBelow(headerRow - 1, input) : null) ?? groupsBelow(headerRow, input);
}
