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

/** Validates a draft's custom values against the custom fields of its kind. */
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
 * Lists all entries of a kind, sorted by date, then by time of creation (the order of ids), newest first.
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
 * @param kind the expected kind; any by default
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
      // The brand is the only foreign key of entries.
      throw error instanceof ForeignKeyConstraintViolationException ? brandNotFound() : error;
    }
  });
}

/** An error for an update of an entry that has changed since the version that was edited. */
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
 * @param version the version that was edited; if it is not the stored version, nothing changes; omit it to overwrite
 *   any version
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
    // Lock the brand before the entry, because deleting a brand locks them in the same order.
    const hasBrand = await lockBrand(em, draft.brandId);
    const entry = await em.findOne(entryEntities[kind], { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!entry) throw notFound();
    if (version && version !== entry.version) throw new EntryConflict(await findEntry(em, id));
    // Check the version first: if the entry has changed, its current state is more useful to the client.
    if (!hasBrand) throw brandNotFound();
    const { fields, ...shared } = await withValidFields(em, kind, draft, entry.dynamicFields);
    // Edited samples are no longer samples, so 'Remove sample content' keeps them.
    em.assign(entry, { ...shared, ...fields, isSample: false, updatedAt: new Date() } as never);
    await em.flush();
    return findEntry(em, id);
  });
}

/**
 * Deletes an entry. Returns the stored id, which can differ in case from the requested one.
 *
 * @throws PlannerError `notFound`
 */
export async function deleteEntry(context: RequestContext, id: string, kind?: LogKind): Promise<string> {
  requireUser(context);
  const { id: found } = await findEntry(context.em, id, kind);
  await context.em.execute('delete from entries where id = ?', [found]);
  return found;
}
