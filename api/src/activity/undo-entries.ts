import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { lockBrands } from '../brands/lock-brands.js';
import { Change } from '../changes/change.entity.js';
import type { ChangeSet } from '../changes/change-set.entity.js';
import { findPeople } from '../changes/people.js';
import type { SubjectChange } from '../changes/record-change.js';
import type { Person, RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { fieldsIn, showValues } from '../fields/shown-values.js';
import type { EntryRow, StoredEntry } from '../logs/entry-row.js';
import { insertEntries, type NewEntry } from '../logs/insert-entries.js';
import type { LogKind } from '../logs/kinds/index.js';
import { changeableValuesOf, changedEntryValues, valuesOf } from '../logs/recorded/recorded-entries.js';
import { type LockedEntry, lockEntries, type Replacement, replaceValues } from '../logs/replace-values.js';
import { UNLIMITED } from '../scope/scope.js';
import { type SearchedField, searchTextOf } from '../search/search-text.js';

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

/**
 * Checks that the kinds exist that the entries of a change set had.
 *
 * @throws PlannerError `kindDeleted`
 */
async function requireKind(em: SqlEntityManager, changes: readonly Change[], kinds: ReadonlySet<LogKind>) {
  const given = changes.map(({ kind, before, toContent }) => (toContent == null ? kind : before?.kind));
  const lost = given.find((kind) => typeof kind === 'string' && !kinds.has(kind));
  if (typeof lost !== 'string') return;
  const [deletion] = await em.execute<{ title: string }[]>(
    `select title from changes where subject_type = 'kind' and kind = ? and after is null
     order by change_set_id desc limit 1`,
    [lost],
  );
  throw new PlannerError('kindDeleted', { name: deletion?.title ?? '' });
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
        updatedAt: new Date(),
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

async function describeLeft(em: SqlEntityManager, left: Plan['left']): Promise<LeftEntry[]> {
  const ids = left.flatMap(({ entry }) => entry?.updatedBy ?? []);
  const people = new Map(
    (await findPeople(em, ids)).flatMap((person) => (person ? [[person.id, person] as const] : [])),
  );
  return left.map(({ change, entry }) => ({
    id: change.subjectId,
    title: entry?.title ?? change.title,
    reason: entry ? 'changed' : 'deleted',
    changedBy: (entry?.updatedBy && people.get(entry.updatedBy)) || null,
    changedAt: entry?.updatedAt ?? null,
  }));
}

const changeOf = (entry: Pick<EntryRow, 'id' | 'kind' | 'title'>) => ({
  id: entry.id,
  kind: entry.kind,
  title: entry.title,
});

/** What undoing changes to entries did. */
export interface UndoneEntries {
  /** The entries that were restored or recreated. */
  entries: EntryRow[];
  /** The ids of the entries that were removed. */
  removedIds: string[];
  /** The entries that did not change. */
  left: LeftEntry[];
  /** The changes to record. Empty if nothing has changed. */
  recorded: SubjectChange[];
}

/**
 * Reverts the changes to entries in a change set, except for entries that have changed in the meantime.
 *
 * @throws PlannerError `conflict` if nothing can be reverted because a kind no longer exists
 */
export async function undoEntries(context: RequestContext, set: ChangeSet): Promise<UndoneEntries> {
  const { em } = context;
  const changes = await em.find(
    Change,
    { changeSetId: set.id, subjectType: 'entry' },
    { orderBy: { subjectId: 'asc' } },
  );
  const brandIds = changes.flatMap(({ before }) => (before?.brandId ? [String(before.brandId)] : []));
  const brands = await lockBrands(em, brandIds);
  const kinds = await keepKinds(em);
  const entries = await lockEntries(
    context,
    changes.map(({ subjectId }) => subjectId),
  );
  const { replacements, removals, creations, left } = plan(changes, {
    ...{ entries, brands, kinds },
    fields: await fieldsIn(em, UNLIMITED),
  });
  if (left.length === changes.length) await requireKind(em, changes, kinds);
  const described = await describeLeft(em, left);
  const replaced = await replaceValues(em, context, replacements);
  const created =
    creations.length > 0 ? await insertEntries(em, null, creations, context.viewer?.id ?? null) : [];
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
  return {
    entries: [...replaced, ...(await showValues(context, created))],
    removedIds: removals.map((entry) => entry.id),
    left: described,
    recorded,
  };
}
