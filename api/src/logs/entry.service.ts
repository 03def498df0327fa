import { ForeignKeyConstraintViolationException, LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { requireUser } from '../accounts/policy.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import type { DynamicFields } from '../field-types/field-types.js';
import { validateDynamicFields } from '../fields/dynamic-fields.js';
import { fieldsOfKind } from '../fields/field-configuration.service.js';
import { createOnce } from '../idempotency/idempotency.service.js';
import { prepared } from '../sql/prepared.js';
import { isId } from '../validation.js';
import { entryEntities } from './entry.entity.js';
import type { EntryDraft } from './entry-input.js';
import { ENTRY_COLUMNS, type EntryRow, entryColumns, entryObject, readEntries } from './entry-row.js';
import { insertEntries } from './insert-entries.js';
import type { LogKind } from './kinds/index.js';

const notFound = () => new PlannerError('notFound', 'Log entry not found');

async function findEntry(em: SqlEntityManager, id: string, kind?: LogKind): Promise<EntryRow> {
  if (!isId(id)) throw notFound();
  const [row] = await readEntries(em, prepared(`select ${ENTRY_COLUMNS} from entries where id = ?`), [id]);
  if (!row || (kind && row.kind !== kind)) throw notFound();
  return row;
}

function brandNotFound(): PlannerError {
  const message = 'This brand no longer exists. Choose another.';
  return new PlannerError('invalid', message, [{ field: 'brandId', message }]);
}

/** Locks a brand until the transaction ends, so that it can't be deleted. Returns whether it exists. */
async function lockBrand(em: SqlEntityManager, brandId: string | null): Promise<boolean> {
  if (!brandId) return true;
  return (await em.execute('select 1 from brands where id = ? for share', [brandId])).length > 0;
}

/** Checks that a brand exists, and locks it until the transaction ends. */
export async function checkBrand(em: SqlEntityManager, brandId: string | null): Promise<void> {
  if (!(await lockBrand(em, brandId))) throw brandNotFound();
}

/** Validates the custom values of a draft against the field configurations of its kind. */
async function withValidFields(
  em: SqlEntityManager,
  kind: LogKind,
  draft: EntryDraft,
  stored: DynamicFields | null,
): Promise<EntryDraft> {
  const configurations = await fieldsOfKind(em, kind);
  return { ...draft, dynamicFields: validateDynamicFields(configurations, draft.dynamicFields, stored) };
}

/**
 * Lists all entries of a kind. The newest date is first, then the newest entry, which is the order of ids.
 *
 * @param wanted the columns to read; all by default
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
 * Finds an entry.
 *
 * @param kind if set, entries of other kinds are not found
 * @throws PlannerError `notFound`
 */
export async function getEntry(context: RequestContext, id: string, kind?: LogKind): Promise<EntryRow> {
  requireUser(context);
  return findEntry(context.em, id, kind);
}

/** Creates an entry. */
export async function createEntry(
  context: RequestContext,
  kind: LogKind,
  given: EntryDraft,
): Promise<EntryRow> {
  requireUser(context);
  return createOnce(context, ['createEntry', kind, given], async (em) => {
    const draft = await withValidFields(em, kind, given, null);
    try {
      const [row] = await insertEntries(em, [{ ...draft, id: uuid(), kind, createdAt: new Date() }]);
      return row as EntryRow;
    } catch (error) {
      // Entries have no other foreign key.
      throw error instanceof ForeignKeyConstraintViolationException ? brandNotFound() : error;
    }
  });
}

/** The entry has changed since the version that was edited. */
export class EntryConflict extends PlannerError {
  /** The current entry. */
  readonly row: EntryRow;

  constructor(row: EntryRow) {
    super('conflict', 'Somebody else changed this entry in the meantime.', { current: entryObject(row) });
    this.row = row;
  }
}

/**
 * Replaces an entry, except for the stored values of hidden custom fields.
 *
 * @param version the version that was edited. If it is not the stored one, nothing changes. Without it, the update
 * overwrites any version.
 * @throws EntryConflict if the entry has changed since `version`
 * @throws PlannerError `notFound` or `invalid`
 */
export async function updateEntry(
  context: RequestContext,
  kind: LogKind,
  id: string,
  draft: EntryDraft,
  version?: number | null,
): Promise<EntryRow> {
  requireUser(context);
  if (!isId(id)) throw notFound();
  return context.em.transactional(async (em) => {
    // Lock the brand before the entry, in the same order as when deleting a brand.
    const hasBrand = await lockBrand(em, draft.brandId);
    const entry = await em.findOne(entryEntities[kind], { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!entry) throw notFound();
    if (version && version !== entry.version) throw new EntryConflict(await findEntry(em, id));
    // Checked after the version: if the entry has changed, its current state is more useful.
    if (!hasBrand) throw brandNotFound();
    const { fields, ...shared } = await withValidFields(em, kind, draft, entry.dynamicFields);
    // Edited samples are no longer samples, so 'Remove sample content' keeps them.
    em.assign(entry, { ...shared, ...fields, isSample: false, updatedAt: new Date() } as never);
    await em.flush();
    return findEntry(em, id);
  });
}

/**
 * Deletes an entry. Returns its stored id, whose case can differ from the request's. @throws PlannerError
 * `notFound`
 */
export async function deleteEntry(context: RequestContext, id: string, kind?: LogKind): Promise<string> {
  requireUser(context);
  const { id: found } = await findEntry(context.em, id, kind);
  await context.em.execute('delete from entries where id = ?', [found]);
  return found;
}
