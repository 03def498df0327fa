import { cellText, comparable, isBlank, isPlaceholder } from './cell-text.js';
import { type ColumnCells, columnContent, titleLikeness } from './column-content.js';
import { isEarlier, isPast } from './column-dates.js';
import {
  type Column,
  type ColumnsInput,
  dateScore,
  MOST,
  optionalScore,
  shareOf,
  titleScore,
} from './column-scores.js';
import { isWeekText } from './date-texts.js';
import {
  dateHeadingFit,
  headingWords,
  isDueDay,
  isFirstDay,
  isOtherDay,
  titleHeadingFit,
} from './heading-words.js';
import { FIRST_DAY, type ImportTarget } from './import-targets.js';
import { kindAmong, kindNamed } from './kind-words.js';
import { isPlatforms, platformTarget } from './platform-words.js';

/** The target of each column, or null for columns that are not imported. */
export type ColumnTargets = readonly (string | null)[];

/** The targets that every sheet must have. */
export const REQUIRED = ['startDate', 'title'] as const;

/** A target that every sheet must have. */
export type RequiredTarget = (typeof REQUIRED)[number];

/** The target of columns that are named after a type or a platform, and whose cells are the titles of its entries. */
export const CHANNEL = 'channel';

/** The target of columns whose cells are parts of dates, which another column combines. */
export const DATE_PART = 'datePart';

/** Whether several columns can have a target. */
export const isShared = (id: string): boolean => id === CHANNEL || id === DATE_PART;

/** The columns that could be the dates or the titles. */
export interface ColumnEvidence {
  /** Columns that fit, the best one first. */
  fitting: readonly number[];
  /** Whether the first two fit about equally well, so that the user must choose. */
  mustAsk: boolean;
}

/** What the columns of a sheet probably mean. */
export interface MatchedColumns {
  columns: ColumnTargets;
  evidence: Readonly<Record<RequiredTarget, ColumnEvidence>>;
  contents: readonly ColumnCells[];
  /** The columns that could each be a channel, or an empty list. */
  channels: readonly number[];
}

interface Candidate {
  column: number;
  id: string | null;
  score: number;
}

/** The score of choices for earlier sheets, which take precedence over all evidence. */
const REMEMBERED = 6;

/** The score of a column of platforms beside one with types. */
const PLATFORMS = 0.97;

/** If the scores of two columns differ by less, the user must choose. */
const CLEAR = { startDate: 0.08, title: 0.09 } as const;

/** Returns the number of columns in a sheet, whose rows can have different lengths. */
export const widthOf = (rows: readonly (readonly string[])[]): number =>
  rows.reduce((width, row) => Math.max(width, row.length), 0);

/** Proposes a column that consists of platforms as the platforms if another column names the types. */
function markPlatforms(candidates: Candidate[], columns: readonly Column[], input: ColumnsInput): void {
  const { id } = platformTarget(input.targets);
  const kinds = candidates.filter((each) => each.id === 'kind');
  const isOnlyPlatforms = (column: number) => shareOf(columns[column]?.cells ?? [], isPlatforms) >= 0.75;
  const namesKinds = ({ cells = [], filled = 0, rows = 0 }: Partial<Column> = {}) =>
    filled >= rows * 0.8 && shareOf(cells, (cell) => kindAmong(cell, input) !== null) >= 0.8;
  const hasKinds = kinds.some(({ column }) => !isOnlyPlatforms(column) && namesKinds(columns[column]));
  if (id !== undefined && kinds.length === 0) {
    // Cells such as 'Blog' and 'Instagram' are types, which also give the platforms.
    const place = candidates.findIndex((each) => each.id === id && each.score < REMEMBERED);
    const cells = columns[candidates[place]?.column ?? -1]?.cells ?? [];
    const named = new Set(cells.flatMap((cell) => kindAmong(cell, input) ?? []));
    if (named.size > 1) candidates.splice(place, 1, { ...(candidates[place] as Candidate), id: 'kind' });
  }
  if (id === undefined || !hasKinds) return;
  for (const { cells, column } of columns) {
    if (cells.length === 0 || !isOnlyPlatforms(column)) continue;
    const index = candidates.findIndex((each) => each.column === column && each.id === 'kind');
    if (index < 0 || (candidates[index]?.score ?? 0) >= REMEMBERED) continue;
    candidates.splice(index, 1, { column, id, score: PLATFORMS });
  }
}

/** Returns the columns that are named after channels and contain texts, if no other column is named after titles. */
function channelColumns(columns: readonly Column[], targets: readonly ImportTarget[], input: ColumnsInput) {
  const names = targets.find(({ id }) => id === 'title')?.names ?? [];
  const isChannel = ({ header, filled, share, cells }: Column) =>
    filled > 0 &&
    header !== '' &&
    kindNamed(header, input) !== null &&
    share('text') * cells.length > cells.filter((cell) => !isPlaceholder(cell)).length / 2 &&
    shareOf(cells, (cell) => kindNamed(cell, input) !== null) < 0.5;
  const found = columns.filter(isChannel);
  const hasTitles = columns.some(
    (column) =>
      !found.includes(column) && titleLikeness(column) > 0 && titleHeadingFit(column.header, names) > 0.5,
  );
  return found.length < 2 || hasTitles ? [] : found.map(({ column }) => column);
}

/** In exports of tasks, entries that span days have a start beside the day on which all entries are due. */
function markFirstDay(
  chosen: Map<number, string | null>,
  columns: readonly Column[],
  input: ColumnsInput,
): void {
  const hasDates = ({ dates }: Column) => dates >= 0.5;
  const start = columns.find((each) => hasDates(each) && isFirstDay(each.header));
  const due = columns.find((each) => hasDates(each) && isDueDay(each.header));
  if (!start || !due || isEarlier(due, start, input)) return;
  const [ofStart, ofDue] = [chosen.get(start.column), chosen.get(due.column)];
  if (ofDue === 'startDate') chosen.set(start.column, FIRST_DAY);
  else if (ofStart === 'startDate' && !new Set(chosen.values()).has('endDate'))
    chosen.set(due.column, 'endDate');
}

/** Chooses the column of a target that every sheet must have, or reports that two columns fit. */
function requiredColumn(
  id: RequiredTarget,
  columns: readonly Column[],
  scores: readonly number[],
  ownFields: readonly number[],
): ColumnEvidence {
  const fitting = columns.filter(({ column }) => (scores[column] ?? 0) > 0);
  const scoreOf = ({ column }: Column) => {
    // A column whose heading is the name of a field belongs to that field if another column fits, too.
    const isField = fitting.length > 1 && (ownFields[column] ?? 0) >= 0.9;
    return (scores[column] ?? 0) - (isField ? 0.3 : 0);
  };
  const sorted = fitting.toSorted((one, other) => scoreOf(other) - scoreOf(one) || one.column - other.column);
  const [first, second] = sorted;
  const isSame =
    first !== undefined &&
    second !== undefined &&
    ((comparable(first.header) !== '' && comparable(first.header) === comparable(second.header)) ||
      first.cells.join('\n') === second.cells.join('\n'));
  const mustAsk =
    first !== undefined && second !== undefined && !isSame && scoreOf(first) - scoreOf(second) < CLEAR[id];
  return { fitting: sorted.map(({ column }) => column), mustAsk };
}

/**
 * Proposes a target for each column of a sheet. Weighs its heading, its content, the other columns, and choices for
 * earlier sheets. If two columns fit the dates or the titles about equally well, neither is proposed.
 */
export function matchColumns(input: ColumnsInput): MatchedColumns {
  const { headers, rows, targets, remembered, locale } = input;
  const width = Math.max(headers?.length ?? 0, widthOf(rows));
  const columns = Array.from({ length: width }, (_, column): Column => {
    const cells = rows.map((row) => cellText(row[column] ?? '')).map((cell) => (isBlank(cell) ? '' : cell));
    return { column, header: headers?.[column] ?? '', ...columnContent(cells, locale) };
  });
  const ids = new Set(targets.map(({ id }) => id));
  const candidates: Candidate[] = [];
  const ownFields: number[] = [];
  const channels = channelColumns(columns, targets, input);
  const isOpen = ({ column, filled }: Column) =>
    filled > 0 &&
    !input.dateParts.includes(column) &&
    (input.usesChannels === false || !channels.includes(column));
  for (const column of columns) {
    if (!isOpen(column)) continue;
    const name = comparable(column.header);
    const own = input.chosen[column.column];
    const earlier = own ?? (Object.hasOwn(remembered, name) ? remembered[name] : undefined);
    if (earlier === null || (earlier !== undefined && ids.has(earlier))) {
      candidates.push({
        column: column.column,
        id: earlier,
        score: REMEMBERED + (own === undefined ? 0 : 1),
      });
    }
    for (const target of targets) {
      if (target.id === 'startDate' || target.id === 'title') continue;
      const score = optionalScore(column, target, input);
      if (score > 0) candidates.push({ column: column.column, id: target.id, score });
      if (target.fields.size > 0) ownFields[column.column] = Math.max(ownFields[column.column] ?? 0, score);
    }
  }
  markPlatforms(candidates, columns, input);
  const isRemembered = (column: number) =>
    candidates.some((one) => one.column === column && one.score >= REMEMBERED);
  const evidenceOf = (id: RequiredTarget): ColumnEvidence => {
    const target = targets.find((one) => one.id === id);
    if (!target) return { fitting: [], mustAsk: false };
    const scores = columns.map((column) =>
      !isOpen(column)
        ? 0
        : id === 'startDate'
          ? dateScore(column, target)
          : titleScore(column, target, input),
    );
    if (id === 'startDate') {
      const isWeeks = ({ cells }: Column) => shareOf(cells, (cell) => isWeekText(cell, locale)) >= MOST;
      const hasDays = columns.some(
        (each) => (scores[each.column] ?? 0) > 0 && !isWeeks(each) && !isOtherDay(each.header),
      );
      // Weeks only say roughly what the dates say.
      if (hasDays) for (const each of columns.filter(isWeeks)) scores[each.column] = 0;
    }
    const found = requiredColumn(id, columns, scores, ownFields);
    // Columns such as 'Blog on' and 'Newsletter on' have the dates of different entries.
    const named = columns.filter(
      ({ column, header }) =>
        found.fitting.includes(column) &&
        headingWords(header).some((word) => kindNamed(word, input) !== null),
    );
    const [first, ...others] = found.fitting;
    // The first dates are perhaps those on which ideas were noted.
    const areNotes =
      id === 'startDate' &&
      dateHeadingFit(columns[first ?? -1]?.header ?? '', target.names) < 1 &&
      isPast(columns[first ?? -1], input) === true &&
      others.some((column) => (ownFields[column] ?? 0) < 0.9 && isPast(columns[column], input) === false);
    // The first dates are perhaps deadlines for texts, because those of another column are later.
    const areDeadlines =
      id === 'startDate' &&
      others.some((column) => {
        const [due, later] = [columns[first ?? -1], columns[column]];
        const isUnknown = later && dateHeadingFit(later.header, target.names) === 0;
        return (
          due &&
          isUnknown &&
          later.filled >= due.filled &&
          isDueDay(due.header) &&
          isEarlier(due, later, input)
        );
      });
    const mustAsk = found.mustAsk || areNotes || areDeadlines || (id === 'startDate' && named.length > 1);
    const evidence = { ...found, mustAsk };
    const chosen = candidates.find((one) => one.id === id && one.score >= REMEMBERED)?.column;
    if (chosen !== undefined) return { ...evidence, mustAsk: false };
    const free = evidence.fitting.filter((column) => !isRemembered(column));
    if (free.length < evidence.fitting.length) {
      const others = columns.filter(({ column }) => free.includes(column));
      const rest = requiredColumn(id, others, scores, ownFields);
      return { fitting: evidence.fitting, mustAsk: rest.mustAsk };
    }
    return evidence;
  };
  const evidence = { startDate: evidenceOf('startDate'), title: evidenceOf('title') };
  for (const id of REQUIRED) {
    const [best] = evidence[id].fitting.filter((column) => !isRemembered(column));
    if (evidence[id].mustAsk || best === undefined) continue;
    candidates.push({ column: best, id, score: 2 });
  }
  const chosen = new Map<number, string | null>();
  const used = new Set<string>();
  const asked = new Set(
    REQUIRED.flatMap((id) => (evidence[id].mustAsk ? evidence[id].fitting.slice(0, 2) : [])),
  );
  for (const { column, id, score } of candidates.toSorted((one, other) => other.score - one.score)) {
    if (chosen.has(column) || (id !== null && used.has(id))) continue;
    if (asked.has(column) && score < REMEMBERED) continue;
    chosen.set(column, id);
    if (id !== null) used.add(id);
  }
  const [start, end] = ['startDate', 'endDate'].map((id) =>
    columns.find(({ column }) => chosen.get(column) === id),
  );
  if (start && end && !isRemembered(end.column) && isEarlier(end, start, input)) chosen.delete(end.column);
  markFirstDay(
    chosen,
    columns.filter(({ column }) => !isRemembered(column) || REQUIRED.some((id) => chosen.get(column) === id)),
    input,
  );
  const found = columns.map(({ column }) =>
    input.usesChannels === true && channels.includes(column) ? CHANNEL : (chosen.get(column) ?? null),
  );
  const contents = columns.map(({ cells, filled, rows: length, dates }) => ({
    ...{ cells, filled, dates },
    rows: length,
  }));
  return { columns: found, evidence, contents, channels };
}
