import { ForeignKeyConstraintViolationException, LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { requireReader, requireWriter } from '../accounts/policy.js';
import { findPerson } from '../changes/people.js';
import { addChange, headerCte, prepareHeader, recordedTransaction } from '../changes/record-change.js';
import type { Person, RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { errorIn } from '../field-errors.js';
import { checkedDraft } from '../fields/dynamic-fields.js';
import { rulesOf } from '../fields/kind-rules.js';
import { withNamedValues } from '../fields/shown-values.js';
import { createOnce } from '../idempotency/idempotency.service.js';
import { allowsBrand, allowsKind, preparedIn, type Scope, scopeConditions, tableIn } from '../scope/scope.js';
import { allOf, hasOneOf } from '../sql/condition.js';
import { prepared } from '../sql/prepared.js';
import { isId, parse, problem } from '../validation.js';
import { LogEntry } from './entry.entity.js';
import type { EntryDraft } from './entry-input.js';
import { listBatches, readList } from './entry-list.js';
import { ENTRY_COLUMNS, type EntryRow, entryObject, readEntries } from './entry-row.js';
import { insertEntries } from './insert-entries.js';
import type { LogKind } from './kinds/index.js';
import { changedEntryValues, deletedCtes, valuesOf } from './recorded/recorded-entries.js';
import { areInScope, outsideScope, requireInScope } from './scoped-entries.js';

const notFound = () => new PlannerError('entryNotFound');

/** The entity manager of a request or a transaction, and the request's scope. */
type Source = Pick<RequestContext, 'em' | 'scope'>;

async function findEntry(source: Source, id: string, kind?: LogKind): Promise<EntryRow> {
  if (!isId(id)) throw notFound();
  const { sql, values } = allOf([{ sql: 'id = ?', values: [id] }, ...scopeConditions(source.scope)]);
  const [row] = await readEntries(
    source,
    preparedIn(source.scope, `select ${ENTRY_COLUMNS} from ${tableIn(source.scope, 'entries')} where ${sql}`),
    values,
  );
  if (!row || (kind && row.kind !== kind)) throw notFound();
  return row;
}

/** Creates the error for a brand that does not exist in the scope. */
export const brandNotFound = (): PlannerError => errorIn('brandId', 'brandGone');

/** Locks a brand until the transaction ends, so that it can't be deleted. Returns whether it exists. */
async function lockBrand(em: SqlEntityManager, brandId: string | null): Promise<boolean> {
  if (!brandId) return true;
  return (await em.execute('select 1 from brands where id = ? for share', [brandId])).length > 0;
}

/**
 * Checks that entries in the scope are allowed to have the given brand.
 *
 * @throws PlannerError `invalid`; a brand outside the scope is treated like one that doesn't exist
 */
export function checkBrandScope(scope: Scope, brandId: string | null): void {
  if (allowsBrand(scope, brandId)) return;
  if (brandId !== null) throw brandNotFound();
  throw errorIn('brandId', 'brandRequired');
}

/** Checks that a brand exists in the scope, and locks it until the transaction ends. */
export async function checkBrand({ em, scope }: Source, brandId: string | null): Promise<void> {
  checkBrandScope(scope, brandId);
  if (!(await lockBrand(em, brandId))) throw brandNotFound();
}

/** Lists all entries of a kind in the scope, sorted by date and then by creation time, newest first, in batches. */
export function entryBatches(
  context: RequestContext,
  kind: LogKind,
): AsyncGenerator<readonly EntryRow[], void> {
  requireReader(context);
  // Sorting by id sorts by creation time.
  const order = 'start_date desc, id desc';
  return listBatches(context, { conditions: [{ sql: 'kind = ?', values: [kind] }], order, canPrepare: true });
}

/** The maximum number of entries to find by id with one query. */
export const MAX_FOUND = 100;

const idsSchema = z.object({
  ids: z
    .array(z.string())
    .max(MAX_FOUND, problem('tooManyIds', { max: MAX_FOUND }))
    // Ignore malformed ids, just like ids of deleted entries.
    .transform((ids) => ids.filter(isId)),
});

/**
 * Finds entries of any kind, with one query. Omits entries that don't exist in the scope.
 *
 * @param wanted the columns to read; all by default
 * @throws PlannerError `invalid` if there are too many ids
 */
export async function findEntries(
  context: RequestContext,
  given: z.input<typeof idsSchema>,
  wanted?: ReadonlySet<string>,
): Promise<EntryRow[]> {
  requireReader(context);
  const { ids } = parse(idsSchema, given);
  return readList(context, { conditions: [hasOneOf(ids)], order: 'id', canPrepare: true }, wanted);
}

/**
 * Finds an entry.
 *
 * @param kind the expected kind; any by default
 * @throws PlannerError `notFound`
 */
export async function getEntry(context: RequestContext, id: string, kind?: LogKind): Promise<EntryRow> {
  requireReader(context);
  return findEntry(context, id, kind);
}

/** Creates an entry in the scope. @throws PlannerError `invalid`, or `forbidden` outside the scope */
export async function createEntry(
  context: RequestContext,
  kind: LogKind,
  given: EntryDraft,
): Promise<EntryRow> {
  requireWriter(context);
  const { scope } = context;
  // Check the scope first, because errors about custom fields would reveal the field labels of a kind outside the
  // scope.
  if (!allowsKind(scope, kind)) throw outsideScope();
  checkBrandScope(scope, given.brandId);
  const header = prepareHeader(context, { action: 'create', subjectType: 'entry' });
  const insert = async (em: SqlEntityManager) => {
    const rules = await rulesOf(em, kind);
    const draft = checkedDraft(rules, given, null);
    try {
      const entry = { ...draft, id: uuid(), kind, createdAt: header.at };
      const [row] = withNamedValues(await insertEntries(em, header, [entry]), rules.fields);
      return row as EntryRow;
    } catch (error) {
      // The error must be about the brand, because kinds with entries can't be deleted.
      throw error instanceof ForeignKeyConstraintViolationException ? brandNotFound() : error;
    }
  };
  const isUnlimited = scopeConditions(scope).length === 0;
  const create = (em: SqlEntityManager) =>
    isUnlimited
      ? insert(em)
      : em.transactional(async (tx) => {
          const row = await insert(tx);
          await requireInScope({ em: tx, scope }, [row.id]);
          return row;
        });
  return createOnce(context, ['createEntry', kind, given], create, () => addChange(context, header.id));
}

/** An error for an update to an entry that has changed since the client read it. */
export class EntryConflict extends PlannerError<'entryChanged'> {
  /** The current entry. */
  readonly row: EntryRow;

  /** @param changedBy the person who last changed the entry; null if the account is deleted or unknown */
  constructor(row: EntryRow, changedBy: Person | null) {
    super('entryChanged', {}, { current: entryObject(row), changedBy });
    this.row = row;
  }
}

async function conflictOf(source: Source, id: string): Promise<EntryConflict> {
  const row = await findEntry(source, id);
  return new EntryConflict(row, await findPerson(source.em, row.updatedBy));
}

/** A change to an entry. */
export interface EntryChange {
  /** The new brand, if it is known before the entry is fetched. */
  brandId?: string | null | undefined;
  /** Whether the change can be applied to this version of the entry. */
  accepts(version: number): boolean;
  /** Returns the new values. `current` is the entry as the client can see it. */
  draftOf(current: EntryRow): EntryDraft;
}

/**
 * Changes an entry, except for its hidden values.
 *
 * @throws EntryConflict if the change can't be applied to the entry's version
 * @throws PlannerError `notFound` or `invalid`; `forbidden` if it would move the entry out of the scope
 */
export async function changeEntry(
  context: RequestContext,
  kind: LogKind,
  id: string,
  { brandId = null, accepts, draftOf }: EntryChange,
): Promise<EntryRow> {
  const { id: viewerId } = requireWriter(context);
  const { scope } = context;
  if (!isId(id)) throw notFound();
  return recordedTransaction(context, async (em, record) => {
    const source = { em, scope };
    // Check the scope before locking the brand and the entry, because waiting for a lock would reveal that an entry or
    // a brand outside the scope exists.
    if (!(await areInScope(source, [id]))) throw notFound();
    const isInScope = brandId === null || allowsBrand(scope, brandId);
    // Lock the brand before the entry, because deleting a brand locks them in the same order.
    const hasBrand = isInScope && (await lockBrand(em, brandId));
    const rules = await rulesOf(em, kind);
    const entry = await em.findOne(LogEntry, { id, kind }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!entry || !(await areInScope(source, [entry.id]))) throw notFound();
    if (!accepts(entry.version)) throw await conflictOf(source, id);
    // Throw this error after the version check: if the entry has changed, its current state is more useful to the
    // client.
    if (!hasBrand) throw brandNotFound();
    const draft = draftOf(await findEntry(source, id));
    checkBrandScope(scope, draft.brandId);
    const checked = checkedDraft(rules, draft, entry.values);
    const old = valuesOf(entry);
    const content = entry.version - entry.contentAge;
    // Edited samples are no longer samples, so 'Remove sample content' keeps them.
    em.assign(entry, { ...checked, isSample: false });
    const changed = changedEntryValues(old, valuesOf(entry));
    Object.assign(entry, {
      updatedAt: new Date(),
      updatedBy: viewerId,
      // If the content stays the same, so does the content version. Earlier changes can then still be undone.
      contentAge: changed ? 0 : entry.contentAge + 1,
    });
    await em.flush();
    await requireInScope(source, [entry.id]);
    if (changed) {
      const change = { id: entry.id, kind, title: entry.title, ...changed };
      const versions = { fromContent: content, toContent: entry.version };
      await record({ action: 'edit', subjectType: 'entry' }, [{ ...change, ...versions }]);
    }
    return findEntry(source, id);
  });
}

const deleteWhere = (condition: string) =>
  prepared(`with ${headerCte}, ${deletedCtes(condition)} select id from changed`);

/**
 * Deletes an entry. Returns the stored id, whose letter case can differ from the requested id.
 *
 * @throws PlannerError `notFound`
 */
export async function deleteEntry(context: RequestContext, id: string, kind?: LogKind): Promise<string> {
  requireWriter(context);
  const { id: found } = await findEntry(context, id, kind);
  const header = prepareHeader(context, { action: 'delete', subjectType: 'entry' });
  const { sql, values } = allOf([{ sql: 'id = ?', values: [found] }, ...scopeConditions(context.scope)]);
  const deleted = await context.em.execute(deleteWhere(sql), [...header.values, ...values]);
  if (deleted.length > 0) context.changeIds.push(header.id);
  return found;
}
