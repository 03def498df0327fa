import { daysBetween } from '@content-planner/model';
import { z } from 'zod';
import { requireWriter } from '../accounts/policy.js';
import { findPeople } from '../changes/people.js';
import { recordedTransaction } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { errorsIn, fieldError } from '../field-errors.js';
import { showValues } from '../fields/shown-values.js';
import { dateSchema, parse, problem } from '../validation.js';
import { type EntryRow, entryObject } from './entry-row.js';
import { type KindRow, readKinds } from './kinds/stored-kinds.js';
import { missingEntries } from './missing-entries.js';
import { type LockedEntry, lockEntries, replaceValues } from './replace-values.js';
import { requireInScope } from './scoped-entries.js';

/** The maximum number of entries that one request can move. */
const MAX_MOVES = 1_000;

const moveSchema = z
  .object({
    id: z.uuid(problem('idInvalid')).transform((id) => id.toLowerCase()),
    version: z.int().min(1),
    startDate: dateSchema,
    endDate: dateSchema,
  })
  .refine(({ startDate, endDate }) => endDate >= startDate, {
    ...problem('endBeforeStart'),
    path: ['endDate'],
  });

const movesSchema = z.object({
  moves: z
    .array(moveSchema)
    .min(1, problem('selectionRequired'))
    .max(MAX_MOVES, problem('tooManyMoves', { max: MAX_MOVES }))
    .refine((moves) => new Set(moves.map(({ id }) => id)).size === moves.length, problem('movedTwice')),
});

type Move = z.output<typeof moveSchema>;

/** A move, with its entry and its position in the request. */
interface FoundMove {
  move: Move;
  entry: LockedEntry;
}

/** The error if some of the entries to move are newer than the versions that the client sent. */
class MoveConflict extends PlannerError<'entriesToMoveChanged'> {
  static async create(source: RequestContext, entries: readonly LockedEntry[]): Promise<MoveConflict> {
    const people = await findPeople(
      source.em,
      entries.flatMap(({ updatedBy }) => updatedBy ?? []),
    );
    const byId = new Map(people.flatMap((person) => (person ? [[person.id, person]] : [])));
    const conflicts = (await showValues(source, entries)).map((entry) => {
      const { content: _, ...row } = entry;
      return {
        id: entry.id,
        changedBy: (entry.updatedBy && byId.get(entry.updatedBy)) || null,
        current: entryObject(row),
      };
    });
    return new MoveConflict('entriesToMoveChanged', { count: entries.length }, { conflicts });
  }
}

/** Finds the entries to move. @throws PlannerError `notFound` if one of them does not exist */
function findMoved(moves: readonly Move[], locked: ReadonlyMap<string, LockedEntry>): FoundMove[] {
  const missing: string[] = [];
  const found = moves.flatMap((move, index) => {
    const entry = locked.get(move.id);
    if (entry) return [{ move, entry }];
    missing.push(`moves.${index}.id`);
    return [];
  });
  if (missing.length > 0) throw missingEntries('entriesToMoveGone', missing);
  return found;
}

/** @throws PlannerError `invalid` if an entry of a one-day kind would last several days */
function checkDays(found: readonly FoundMove[], kinds: readonly KindRow[]): void {
  const oneDayKinds = new Set(kinds.filter(({ dates }) => dates === 'day').map(({ id }) => id));
  const errors = found.flatMap(({ move, entry }, index) => {
    if (!oneDayKinds.has(entry.kind) || move.startDate === move.endDate) return [];
    return [fieldError(`moves.${index}.endDate`, 'oneDayOnly')];
  });
  const [first] = errors;
  if (first) throw errorsIn(errors, first.message);
}

/**
 * Returns the number of days by which all entries moved, or null if the numbers differ or an entry's length changed.
 */
function daysOf(found: readonly FoundMove[]): number | null {
  const days = new Set(
    found.flatMap(({ move, entry }) => [
      daysBetween(entry.startDate, move.startDate),
      daysBetween(entry.endDate, move.endDate),
    ]),
  );
  const [first] = days;
  return days.size === 1 && first !== undefined ? first : null;
}

/**
 * Moves entries of any kind to other dates. Moves either all entries or none. Only the dates change.
 *
 * @param body `{ moves: [{ id, version, startDate, endDate }] }`, with at most 1,000 moves
 * @returns the entries, in the order of the moves
 * @throws MoveConflict if some entries have changed since `version`
 * @throws PlannerError `notFound` if some entries do not exist, `invalid` for invalid dates
 */
export async function moveEntries(context: RequestContext, body: unknown): Promise<EntryRow[]> {
  requireWriter(context);
  const { moves } = parse(movesSchema, body);
  return recordedTransaction(context, async (em, record) => {
    const ids = moves.map(({ id }) => id);
    const source = { ...context, em };
    const found = findMoved(moves, await lockEntries(source, ids));
    const changed = found.filter(({ move, entry }) => move.version !== entry.version);
    if (changed.length > 0) {
      throw await MoveConflict.create(
        source,
        changed.map(({ entry }) => entry),
      );
    }
    checkDays(found, await readKinds(em));
    const moved = found.filter(
      ({ move, entry }) => move.startDate !== entry.startDate || move.endDate !== entry.endDate,
    );
    const rows = await replaceValues(
      em,
      context,
      moved.map(({ entry, move: { startDate, endDate } }) => ({ entry, values: { startDate, endDate } })),
    );
    await requireInScope(
      source,
      moved.map(({ entry }) => entry.id),
    );
    const detail = { days: daysOf(moved) };
    if (moved.length > 0) {
      await record(
        { action: 'move', subjectType: 'entry', detail },
        moved.map(({ entry, move }) => ({
          id: entry.id,
          kind: entry.kind,
          title: entry.title,
          before: { startDate: entry.startDate, endDate: entry.endDate },
          after: { startDate: move.startDate, endDate: move.endDate },
          fromContent: entry.content,
          toContent: entry.version + 1,
        })),
      );
    }
    const unmoved = found
      .filter((each) => !moved.includes(each))
      .map(({ entry: { content: _, ...row } }) => row);
    const byId = new Map([...(await showValues(source, unmoved)), ...rows].map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) as EntryRow);
  });
}
