import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { requireUser } from '../accounts/policy.js';
import { lockBrands } from '../brands/lock-brands.js';
import { Change } from '../changes/change.entity.js';
import { ChangeSet } from '../changes/change-set.entity.js';
import { findPeople } from '../changes/people.js';
import { recordedTransaction, type SubjectChange } from '../changes/record-change.js';
import type { Person, PublicUser, RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { fieldsIn, showValues } from '../fields/shown-values.js';
import type { EntryRow, StoredEntry } from '../logs/entry-row.js';
import { insertEntries, type NewEntry } from '../logs/insert-entries.js';
import type { LogKind } from '../logs/kinds/index.js';
import { changeableValuesOf, changedEntryValues, valuesOf } from '../logs/recorded/recorded-entries.js';
import { type LockedEntry, lockEntries, type Replacement, replaceValues } from '../logs/replace-values.js';
import { UNLIMITED } from '../scope/scope.js';
import { type SearchedField, searchTextOf } from '../search/search-text.js';
import { isoInstant } from '../sql/iso-instant.js';
import { isId } from '../validation.js';
import { LISTED_CHANGES } from './activity.service.js';
import { undoDefinitions } from './undo-definitions.js';

/** An entry that an undo did not change. */
export interface LeftEntry {
  id: string;
  title: string;
  /** `changed` if someone has changed the entry in the meantime, `deleted` if it no longer exists. */
  reason: 'changed' | 'deleted';
  /** The user who last changed the entry, if known. */
  changedBy: Person | null;
  /** When the entry was last changed. ISO 8601 in UTC. Null if the entry was deleted. */
  changedAt: string | null;
}

/** The result of an undo. */
export interface UndoResult {
  /** The id of the change set that the undo created. Undoing that change set redoes the change. */
  changeId: string;
  /** The entries that were restored or recreated. Empty after changes to kinds and fields. */
  entries: EntryRow[];
  /** The ids of the entries that the undo removed. */
  removedIds: string[];
  /** The entries that the undo did not change. After changes to kinds and fields, at most 50. */
  left: LeftEntry[];
}

/** Whether a change set is about kinds or fields. */
const isOfDefinitions = ({ subjectType }: Pick<ChangeSet, 'subjectType'>): boolean =>
  subjectType === 'kind' || subjectType === 'field';

/** Whether a change set can be undone. */
export const isUndoable = ({
  action,
  subjectType,
  subjectCount,
  detail,
}: Pick<ChangeSet, 'action' | 'subjectType' | 'subjectCount' | 'detail'>): boolean =>
  isOfDefinitions({ subjectType }) ||
  (subjectType === 'entry' &&
    (['edit', 'bulkEdit', 'move', 'import', 'undo'].includes(action) ||
      (action === 'create' && (subjectCount > 1 || detail?.isBatch === true))));

/**
 * Whether a user is allowed to undo a change. Users can undo their own changes to entries, and administrators can undo
 * all changes.
 */
export const mayUndo = (
  { id, isAdmin }: PublicUser,
  { actorId, subjectType }: Pick<ChangeSet, 'actorId' | 'subjectType'>,
): boolean => isAdmin || (actorId === id && !isOfDefinitions({ subjectType }));

function checkUndoable(viewer: PublicUser, set: ChangeSet): void {
  if (set.subjectType === 'entry' && set.action === 'delete') throw new PlannerError('deletionFinal');
  if (set.subjectType === 'entry' && set.action === 'create' && !isUndoable(set)) {
    throw new PlannerError('creationFinal');
  }
  if (!isUndoable(set)) throw new PlannerError('changeFinal');
  if (!mayUndo(viewer, set)) throw new PlannerError('changeNotYours');
  if (set.undoneBy) throw new PlannerError('changeUndone');
}

/** Locks a change set and the chain of change sets that it undoes, newest first. */
async function lockChain(em: SqlEntityManager, id: string): Promise<ChangeSet[]> {
  const chain: ChangeSet[] = [];
  for (let next: string | null | undefined = id; next; next = chain.at(-1)?.undoes) {
    await em.execute('select 1 from change_sets where id = ? for update', [next]);
    const set: ChangeSet | null = await em.findOne(ChangeSet, { id: next }, { refresh: true });
    if (!set) break;
    chain.push(set);
  }
  return chain;
}

/** Stores which change set undid the first one of a chain. Undoing an undo reapplies the original change, and so on. */
async function markUndone(
  em: SqlEntityManager,
  chain: readonly ChangeSet[],
  changeId: string,
): Promise<void> {
  for (const [index, each] of chain.entries()) each.undoneBy = index % 2 === 0 ? changeId : null;
  await em.flush();
}

type Restored = Partial<StoredEntry>;

/**
 * Returns the values to restore. If the brand has been deleted, replaces it with null, because deleting a brand removes
 * it from its entries.
 */
function restored(before: Record<string, unknown>, brands: ReadonlySet<string>): Restored {
  const { brandId } = before;
  return typeof brandId === 'string' && !brands.has(brandId) ? { ...before, brandId: null } : before;
}

/** Restores previous values of fields. Null means that a field had no value. */
function withValues(before: Restored, entry: LockedEntry): Restored {
  if (!before.values) return before;
  const merged = Object.entries({ ...entry.values, ...before.values });
  return { ...before, values: Object.fromEntries(merged.filter(([, value]) => value !== null)) };
}

/** Returns the kinds, which can't be deleted until the transaction ends. */
async function keepKinds(em: SqlEntityManager): Promise<ReadonlySet<LogKind>> {
  const rows = await em.execute<{ id: LogKind }[]>('select id from kinds order by id for key share');
  return new Set(rows.map(({ id }) => id));
}

interface Plan {
  replacements: Replacement[];
  removals: LockedEntry[];
  creations: NewEntry[];
  left: { change: Change; entry: LockedEntry | undefined }[];
}

/** Decides what to do with each entry of a change set. */
function plan(
  changes: readonly Change[],
  {
    entries,
    brands,
    kinds,
    fields,
  }: {
    entries: ReadonlyMap<string, LockedEntry>;
    brands: ReadonlySet<string>;
    kinds: ReadonlySet<LogKind>;
    fields: readonly SearchedField[];
  },
): Plan {
  const result: Plan = { replacements: [], removals: [], creations: [], left: [] };
  for (const change of changes) {
    const { subjectId, before, fromContent, toContent } = change;
    const kind = change.kind as LogKind | null;
    const entry = entries.get(subjectId);
    if (toContent == null) {
      if (entry || !before || !kind || !kinds.has(kind)) {
        result.left.push({ change, entry });
        continue;
      }
      const { version, createdAt, createdBy, ...values } = restored(before, brands);
      const created = (version ?? 1) + 1;
      const content = {
        color: null,
        brandId: null,
        values: {},
        ...(values as Pick<StoredEntry, 'title' | 'startDate' | 'endDate' | 'showOnCalendar'>),
      };
      result.creations.push({
        ...content,
        searchText: searchTextOf(kind, content, fields),
        id: subjectId,
        kind,
        createdAt: new Date(createdAt ?? Date.now()),
        createdBy: createdBy ?? null,
        version: created,
        contentAge: created - (fromContent ?? created),
      });
    } else if (
      !entry ||
      entry.content !== toContent ||
      (before?.kind && !kinds.has(before.kind as LogKind))
    ) {
      result.left.push({ change, entry });
    } else if (fromContent == null || !before) {
      result.removals.push(entry);
    } else {
      const values = withValues(restored(before, brands), entry);
      const searchText = searchTextOf(values.kind ?? entry.kind, { ...entry, ...values }, fields);
      result.replacements.push({ entry, values, searchText, content: fromContent });
    }
  }
  return result;
}

/** An entry that an undo can't change, if it still exists. */
interface Left {
  id: string;
  /** The title at the time of the change. */
  title: string;
  entry: Pick<LockedEntry, 'title' | 'updatedBy' | 'updatedAt'> | null;
}

async function describeLeft(em: SqlEntityManager, left: readonly Left[]): Promise<LeftEntry[]> {
  const ids = left.flatMap(({ entry }) => entry?.updatedBy ?? []);
  const people = new Map(
    (await findPeople(em, ids)).flatMap((person) => (person ? [[person.id, person] as const] : [])),
  );
  return left.map(({ id, title, entry }) => ({
    id,
    title: entry?.title ?? title,
    reason: entry ? 'changed' : 'deleted',
    changedBy: (entry?.updatedBy && people.get(entry.updatedBy)) || null,
    changedAt: entry?.updatedAt ?? null,
  }));
}

/** Finds the first entries of a change set that have changed in the meantime. */
const findLeft = (em: SqlEntityManager, setId: string): Promise<Left[]> =>
  em.execute<Left[]>(
    `select c.subject_id as id, c.title, case when e.id is not null then jsonb_build_object(
         'title', e.title, 'updatedBy', e.updated_by, 'updatedAt', ${isoInstant('e.updated_at')}) end as entry
     from changes c left join entries e on e.id = c.subject_id
     where c.change_set_id = ? and c.subject_type = 'entry'
       and (e.id is null or e.version - e.content_age <> c.to_content)
     order by c.subject_id limit ${LISTED_CHANGES}`,
    [setId],
  );

const changeOf = (entry: Pick<EntryRow, 'id' | 'kind' | 'title'>) => ({
  id: entry.id,
  kind: entry.kind,
  title: entry.title,
});

/**
 * Reverts the edits, moves or creations of entries in a change set, except for entries that have changed in the
 * meantime, or its changes to kinds and fields. The undo is recorded as a change set, so that it can be undone, too.
 *
 * @throws PlannerError `notFound` if the change set does not exist; `forbidden` if another user created it; `conflict`
 *   if it can't be undone or has already been undone, or if all of its entries or one of its fields have changed
 */
export async function undoChange(context: RequestContext, id: string): Promise<UndoResult> {
  const viewer = requireUser(context);
  return recordedTransaction(context, async (em, record) => {
    const chain = isId(id) ? await lockChain(em, id) : [];
    const [set] = chain;
    if (!set) {
      const days = context.config.activityDays;
      throw new PlannerError('changeNotFound', { days });
    }
    checkUndoable(viewer, set);
    if (isOfDefinitions(set)) {
      const left = await describeLeft(em, await findLeft(em, set.id));
      const changeId = await undoDefinitions(context, em, record, set);
      await markUndone(em, chain, changeId);
      return { changeId, entries: [], removedIds: [], left };
    }
    const changes = await em.find(Change, { changeSetId: set.id }, { orderBy: { subjectId: 'asc' } });
    const brandIds = changes.flatMap(({ before }) => (before?.brandId ? [String(before.brandId)] : []));
    const brands = await lockBrands(em, brandIds);
    const kinds = await keepKinds(em);
    const entries = await lockEntries(
      { ...context, em },
      changes.map(({ subjectId }) => subjectId),
    );
    const { replacements, removals, creations, left } = plan(changes, {
      ...{ entries, brands, kinds },
      fields: await fieldsIn(em, UNLIMITED),
    });
    const described = await describeLeft(
      em,
      left.map(({ change: { subjectId, title }, entry = null }) => ({ id: subjectId, title, entry })),
    );
    if (replacements.length + removals.length + creations.length === 0) {
      throw new PlannerError('entriesChangedSince', { count: left.length }, { left: described });
    }
    const replaced = await replaceValues(em, context, replacements);
    const created = creations.length > 0 ? await insertEntries(em, null, creations, viewer.id) : [];
    await em.execute(
      'delete from entries where id in (select value::uuid from jsonb_array_elements_text(?::jsonb))',
      [JSON.stringify(removals.map((entry) => entry.id))],
    );
    const createdById = new Map(creations.map((entry) => [entry.id, entry]));
    const recorded: SubjectChange[] = [
      ...replacements.map(({ entry, values, content }) => ({
        ...changeOf({ ...entry, ...values }),
        ...(changedEntryValues(changeableValuesOf(entry), changeableValuesOf({ ...entry, ...values })) ?? {
          before: {},
          after: {},
        }),
        fromContent: entry.content,
        toContent: content ?? null,
      })),
      ...removals.map((entry) => {
        const { version, createdAt, createdBy } = entry;
        const before = { ...valuesOf(entry), version, createdAt, createdBy };
        return { ...changeOf(entry), before, after: null, fromContent: entry.content, toContent: null };
      }),
      ...created.map((entry) => {
        const { version = 1, contentAge = 0 } = createdById.get(entry.id) ?? {};
        const after = { ...valuesOf(entry) };
        return {
          ...changeOf(entry),
          before: null,
          after,
          fromContent: null,
          toContent: version - contentAge,
        };
      }),
    ];
    const changeId = await record({ action: 'undo', subjectType: 'entry', undoes: set.id }, recorded);
    await markUndone(em, chain, changeId);
    return {
      changeId,
      entries: [...replaced, ...(await showValues({ ...context, em }, created))],
      removedIds: removals.map((entry) => entry.id),
      left: described,
    };
  });
}
