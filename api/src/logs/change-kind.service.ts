import { z } from 'zod';
import { requireAdmin, requireWriter } from '../accounts/policy.js';
import { recordedTransaction, type SubjectChange } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { fieldsIn } from '../fields/shown-values.js';
import { lockKindsAndFields } from '../fields/stored-fields.js';
import { allowsKind, UNLIMITED } from '../scope/scope.js';
import { searchTextOf } from '../search/search-text.js';
import { parse } from '../validation.js';
import { idsSchema } from './bulk.service.js';
import type { LogKind } from './kinds/index.js';
import { kindSchema, readKinds } from './kinds/stored-kinds.js';
import { replaceInBatches } from './replace-in-batches.js';
import { outsideScope } from './scoped-entries.js';

const changeSchema = z.object({ from: kindSchema, to: kindSchema, ids: idsSchema.nullish() });

/**
 * Changes the kind of entries, without recording it. Call `lockKindsAndFields` before, which keeps the kind from being
 * deleted, and its fields from changing.
 *
 * @param change.ids the entries; entries of other kinds are ignored. By default, all entries of the kind, which only
 *   administrators are allowed to change
 * @returns the changes
 * @throws PlannerError `notFound` if the new kind does not exist, or `forbidden` if it is not in the scope
 */
export async function changeKindOf(
  context: RequestContext,
  { from, to, ids }: { from: LogKind; to: LogKind; ids?: readonly string[] | null | undefined },
): Promise<SubjectChange[]> {
  const { em } = context;
  if (!allowsKind(context.scope, to)) throw outsideScope();
  const kind = (await readKinds(em)).find(({ id }) => id === to);
  if (!kind) throw new PlannerError('kindNotFound');
  if (!ids) requireAdmin(context);
  const found =
    ids ??
    (await em.execute<{ id: string }[]>('select id from entries where kind = ? order by id', [from])).map(
      ({ id }) => id,
    );
  const fields = await fieldsIn(em, UNLIMITED);
  return replaceInBatches(context, from === to ? [] : found, (entry) => {
    if (entry.kind !== from) return null;
    const endDate = kind.dates === 'day' ? entry.startDate : entry.endDate;
    return { values: { kind: to, endDate }, searchText: searchTextOf(to, entry, fields) };
  });
}

/**
 * Changes the kind of entries. They keep all values: those of fields that the new kind doesn't use stay stored, and are
 * shown again when the kind is changed back. Entries of a kind that lasts one day keep their first day.
 *
 * @param body `{ from, to, ids }`, as for {@link changeKindOf}
 * @returns the number of changed entries
 * @throws PlannerError as {@link changeKindOf}
 */
export async function changeKind(context: RequestContext, body: unknown): Promise<number> {
  requireWriter(context);
  const change = parse(changeSchema, body);
  return recordedTransaction(context, async (em, record) => {
    await lockKindsAndFields(em);
    const changes = await changeKindOf({ ...context, em }, change);
    if (changes.length > 0) await record({ action: 'bulkEdit', subjectType: 'entry' }, changes);
    return changes.length;
  });
}
