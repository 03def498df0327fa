import { ForeignKeyConstraintViolationException, LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { requireUser } from '../auth/policy.js';
import type { RequestContext } from '../context.js';
import { prepared } from '../db/prepared.js';
import { PlannerError } from '../errors.js';
import { checkedDynamicFields } from '../fields/dynamic-fields.js';
import { fieldsOfKind } from '../fields/field-configuration.service.js';
import { createOnce } from '../idempotency/idempotency.service.js';
import { isId } from '../validation.js';
import { type DynamicFields, entryEntities } from './entry.entity.js';
import { currentEntry } from './entry-body.js';
import { type EntryDraft, parseEntry, parseEntryUpdate } from './entry-input.js';
import { ENTRY_COLUMNS, type EntryRow, entryColumns, readEntries } from './entry-row.js';
import { insertEntries } from './insert-entries.js';
import type { LogKind } from './kinds/index.js';

const notFound = () => new PlannerError('notFound', 'Log entry not found');

async function read(em: SqlEntityManager, id: string, kind?: LogKind): Promise<EntryRow> {
  if (!isId(id)) throw notFound();
  const [row] = await readEntries(em, prepared(`select ${ENTRY_COLUMNS} from entries where id = ?`), [id]);
  if (!row || (kind && row.kind !== kind)) throw notFound();
  return row;
}

function noSuchBrand(): PlannerError {
  const message = 'This brand no longer exists. Choose another.';
  return new PlannerError('invalid', message, [{ field: 'brandId', message }]);
}

/** Holds a brand until the transaction ends, so that it is not deleted in between. Answers whether it is there. */
async function holdBrand(em: SqlEntityManager, brandId: string | null): Promise<boolean> {
  if (!brandId) return true;
  return (await em.execute('select 1 from brands where id = ? for share', [brandId])).length > 0;
}

/** Refuses a brand that does not exist, and holds it until the transaction ends. */
export async function checkBrand(em: SqlEntityManager, brandId: string | null): Promise<void> {
  if (!(await holdBrand(em, brandId))) throw noSuchBrand();
}

/** The draft with the custom values that its kind's field configurations let through. */
async function checked(
  em: SqlEntityManager,
  kind: LogKind,
  draft: EntryDraft,
  stored: DynamicFields | null,
): Promise<EntryDraft> {
  const configurations = await fieldsOfKind(em, kind);
  return { ...draft, dynamicFields: checkedDynamicFields(configurations, draft.dynamicFields, stored) };
}

/**
 * All entries of a kind: newest date first, then newest created first (decision L3), which is the order of ids.
 *
 * @param wanted leaves the rest of the rows unread
 */
export async function listEntries(
  context: RequestContext,
  kind: LogKind,
  wanted?: ReadonlySet<string>,
): Promise<EntryRow[]> {
  requireUser(context);
  return readEntries(
    context.em,
    prepared(`select ${entryColumns(wanted)} from entries where kind = ? order by start_date desc, id desc`),
    [kind],
  );
}

/**
 * One entry.
 *
 * @param kind when given, an entry of another kind is not found
 * @throws PlannerError `notFound`
 */
export async function getEntry(context: RequestContext, id: string, kind?: LogKind): Promise<EntryRow> {
  requireUser(context);
  return read(context.em, id, kind);
}

/** Creates an entry from the body that the spec's section 3 gives for its kind. */
export async function createEntry(context: RequestContext, kind: LogKind, body: unknown): Promise<EntryRow> {
  requireUser(context);
  const given = parseEntry(kind, body);
  return createOnce(context, ['createEntry', kind, given], async (em) => {
    const draft = await checked(em, kind, given, null);
    try {
      const [row] = await insertEntries(em, [{ ...draft, id: uuid(), kind, createdAt: new Date() }]);
      return row as EntryRow;
    } catch (error) {
      // The only foreign key of an entry.
      throw error instanceof ForeignKeyConstraintViolationException ? noSuchBrand() : error;
    }
  });
}

/**
 * Replaces an entry, but for the stored values of custom fields that are hidden.
 *
 * A body with a `version` that is not the stored one changes nothing (decision L13); one without wins.
 *
 * @throws PlannerError `notFound`, `invalid`, `conflict`
 */
export async function updateEntry(
  context: RequestContext,
  kind: LogKind,
  id: string,
  body: unknown,
): Promise<EntryRow> {
  requireUser(context);
  if (!isId(id)) throw notFound();
  const { draft, version } = parseEntryUpdate(kind, body);
  return context.em.transactional(async (em) => {
    // The brand before the entry, in the order in which a brand's deletion locks them.
    const hasBrand = await holdBrand(em, draft.brandId);
    const entry = await em.findOne(entryEntities[kind], { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!entry) throw notFound();
    if (version && version !== entry.version) {
      throw new PlannerError('conflict', 'Somebody else changed this entry in the meantime.', {
        current: currentEntry(await read(em, id)),
      });
    }
    // Told after the conflict: whoever edited an old version sees first what stands there now.
    if (!hasBrand) throw noSuchBrand();
    const { own, ...common } = await checked(em, kind, draft, entry.dynamicFields);
    // Whoever edits a sample makes it the team's own (decision S11).
    em.assign(entry, { ...common, ...own, isSample: false, updatedAt: new Date() } as never);
    await em.flush();
    return read(em, id);
  });
}

/** Deletes an entry. Answers its id, as it is stored whatever the case it was sent in. @throws PlannerError `notFound` */
export async function deleteEntry(context: RequestContext, id: string, kind?: LogKind): Promise<string> {
  requireUser(context);
  const { id: found } = await read(context.em, id, kind);
  await context.em.execute('delete from entries where id = ?', [found]);
  return found;
}
