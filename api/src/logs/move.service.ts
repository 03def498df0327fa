import { daysBetween } from '@content-planner/model';
import { z } from 'zod';
import { requireWriter } from '../accounts/policy.js';
import { lockBrands } from '../brands/lock-brands.js';
import type { ChangedValues } from '../changes/changed-values.js';
import { findPeople } from '../changes/people.js';
import { recordedTransaction } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { errorsIn, fieldError, forEachEntry } from '../field-errors.js';
import { checkedDraft } from '../fields/dynamic-fields.js';
import { type KindRules, rulesOf } from '../fields/kind-rules.js';
import { showValues } from '../fields/shown-values.js';
import { dateSchema, isId, parse, problem } from '../validation.js';
import { brandNotFound, checkBrandScope } from './entry.service.js';
import { type EntryRow, entryObject } from './entry-row.js';
import { byName, patchedDraft, type ValuesInput, withErrorsById } from './entry-values.js';
import type { LogKind } from './kinds/index.js';
import { type KindRow, readKinds } from './kinds/stored-kinds.js';
import { missingEntries } from './missing-entries.js';
import { changedEntryValues, valuesOf } from './recorded/recorded-entries.js';
import { type LockedEntry, lockEntries, type Replacement, replaceValues } from './replace-values.js';
import { requireInScope } from './scoped-entries.js';

/** The maximum number of entries that one request can move. */
const MAX_MOVES = 1_000;

// The other properties of a move are those of a patch, which are checked for the kind of the entry.
const moveSchema = z
  .looseObject({
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

/** Returns what a move changes besides the dates. */
const patchOf = ({ id: _, version: __, startDate: ___, endDate: ____, ...patch }: Move) => patch;

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
function daysOf(moved: readonly Replacement[]): number | null {
  const days = new Set(
    moved.flatMap(({ entry, values: { startDate, endDate } }) => [
      daysBetween(entry.startDate, startDate ?? entry.startDate),
      daysBetween(entry.endDate, endDate ?? entry.endDate),
    ]),
  );
  const [first] = days;
  return days.size === 1 && first !== undefined ? first : null;
}

/** A moved entry with its new values, and the changes to record. */
interface Moved extends Replacement {
  changed: ChangedValues;
}

/**
 * Returns the entries that change. Moves can also change properties and values of fields.
 *
 * @param brands the new brands that exist
 * @throws PlannerError `invalid`
 */
async function movedEntries(
  source: RequestContext,
  found: readonly FoundMove[],
  brands: ReadonlySet<string>,
): Promise<Moved[]> {
  const shown = new Map<string, EntryRow>();
  const rules = new Map<LogKind, KindRules>();
  const patched = found.flatMap(({ move, entry }) =>
    Object.keys(patchOf(move)).length > 0 ? [{ ...entry, values: { ...entry.values } }] : [],
  );
  for (const row of await showValues(source, patched)) {
    shown.set(row.id, row);
    if (!rules.has(row.kind)) rules.set(row.kind, await rulesOf(source.em, row.kind));
  }
  const replace = ({ move, entry }: FoundMove): Replacement => {
    const { id, startDate, endDate } = move;
    const { values, ...patch } = patchOf(move);
    const [current, kindRules] = [shown.get(id), rules.get(entry.kind)];
    if (!current || !kindRules) return { entry, values: { startDate, endDate } };
    const given = byName(
      entry.kind,
      kindRules.fields.filter(({ isOwn }) => !isOwn),
      values as ValuesInput['values'],
    );
    const draft = patchedDraft(current, { startDate, endDate, ...patch }, given);
    checkBrandScope(source.scope, draft.brandId);
    if (patch.brandId && !brands.has(patch.brandId as string)) throw brandNotFound();
    const { searchText, ...checked } = checkedDraft(kindRules, draft, entry.values);
    return { entry, values: checked, searchText };
  };
  const changes = await withErrorsById(
    (index) => rules.get(found[index]?.entry.kind ?? ''),
    () => forEachEntry(found, 'moves', replace),
  );
  return changes.flatMap((change) => {
    const changed = changedEntryValues(
      valuesOf(change.entry),
      valuesOf({ ...change.entry, ...change.values }),
    );
    return changed ? [{ ...change, changed }] : [];
  });
}

/**
 * Moves entries of any kind to other dates. Moves either all entries or none. Moves can also change other properties and
 * values of fields, for entries that move to a place in a view which has these values.
 *
 * @param body `{ moves: [{ id, version, startDate, endDate, brandId?, color?, showOnCalendar?, values? }] }`, with at most
 *   1,000 moves
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
    const brands = await lockBrands(
      em,
      moves.flatMap(({ brandId }) => (typeof brandId === 'string' && isId(brandId) ? [brandId] : [])),
    );
    const found = findMoved(moves, await lockEntries(source, ids));
    const changed = found.filter(({ move, entry }) => move.version !== entry.version);
    if (changed.length > 0) {
      throw await MoveConflict.create(
        source,
        changed.map(({ entry }) => entry),
      );
    }
    checkDays(found, await readKinds(em));
    const moved = await movedEntries(source, found, brands);
    const rows = await replaceValues(em, context, moved);
    await requireInScope(
      source,
      moved.map(({ entry }) => entry.id),
    );
    const changesDates = moved.some(({ changed }) => changed.after.startDate || changed.after.endDate);
    const edit = moved.length === 1 ? 'edit' : 'bulkEdit';
    const header = changesDates
      ? { action: 'move' as const, detail: { days: daysOf(moved) } }
      : { action: edit as 'edit' | 'bulkEdit' };
    if (moved.length > 0) {
      await record(
        { ...header, subjectType: 'entry' },
        moved.map(({ entry, changed }) => ({
          id: entry.id,
          kind: entry.kind,
          title: entry.title,
          ...changed,
          fromContent: entry.content,
          toContent: entry.version + 1,
        })),
      );
    }
    const changedIds = new Set(moved.map(({ entry }) => entry.id));
    const unmoved = found
      .filter(({ entry }) => !changedIds.has(entry.id))
      .map(({ entry: { content: _, ...row } }) => row);
    const byId = new Map([...(await showValues(source, unmoved)), ...rows].map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) as EntryRow);
  });
}
