import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { requireAdmin } from '../accounts/policy.js';
import { recordedTransaction } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { fieldTypeOf } from '../field-types/field-types.js';
import { fieldsIn } from '../fields/shown-values.js';
import { type Scope, scopeConditions, UNLIMITED } from '../scope/scope.js';
import { searchTextOf } from '../search/search-text.js';
import { allOf, type Condition } from '../sql/condition.js';
import { prepared } from '../sql/prepared.js';
import { isId, parse } from '../validation.js';
import { replaceInBatches } from './replace-in-batches.js';

const handOverSchema = z.object({ from: z.string(), to: z.string() });

const APPROVED = prepared('select id from users where id = ? and is_approved for share');

/** Reads the custom fields, and the ids of those whose values are people. */
async function readFields(em: SqlEntityManager) {
  const fields = await fieldsIn(em, UNLIMITED);
  const ofPeople = fields.filter(({ fieldType }) => fieldTypeOf(fieldType).hasPeople);
  return { fields, ids: [...new Set(ofPeople.map(({ fieldId }) => fieldId))] };
}

/** Matches entries in the scope with a person in one of the fields. */
const hasPerson = (scope: Scope, person: string, fieldIds: readonly string[]): Condition =>
  allOf([
    ...scopeConditions(scope),
    {
      sql: `exists (select 1 from jsonb_array_elements_text(?::jsonb) as field (id)
        where entries.values ->> field.id = ?)`,
      values: [JSON.stringify(fieldIds), person],
    },
  ]);

/** Counts the entries with a person in a field, on all days. */
export async function countEntriesOf(context: RequestContext, person: string): Promise<number> {
  requireAdmin(context);
  if (!isId(person)) return 0;
  const { em, scope } = context;
  const { sql, values } = hasPerson(scope, person, (await readFields(em)).ids);
  const [{ count } = { count: 0 }] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from entries where ${sql}`,
    [...values],
  );
  return count;
}

/**
 * Replaces a person in all entries, in every field whose values are people. Records a single change.
 *
 * @param body `{ from, to }`, the ids of two accounts
 * @returns the number of changed entries
 * @throws PlannerError `notFound` if the account of the new person does not exist or is not approved
 */
export async function handOver(context: RequestContext, body: unknown): Promise<number> {
  requireAdmin(context);
  const { from, to } = parse(handOverSchema, body);
  return recordedTransaction(context, async (em, record) => {
    const approved = isId(to) ? await em.execute<object[]>(APPROVED, [to]) : [];
    if (approved.length === 0) throw new PlannerError('userNotFound');
    const { fields, ids } = await readFields(em);
    const { sql, values } = hasPerson(context.scope, from, ids);
    const found = await em.execute<{ id: string }[]>(`select id from entries where ${sql} order by id`, [
      ...values,
    ]);
    const changed = from === to ? [] : found.map(({ id }) => id);
    const changes = await replaceInBatches({ ...context, em }, changed, (entry) => {
      const replaced = ids.filter((id) => entry.values[id] === from).map((id) => [id, to]);
      if (replaced.length === 0) return null;
      const values = { ...entry.values, ...Object.fromEntries(replaced) };
      return { values: { values }, searchText: searchTextOf(entry.kind, { ...entry, values }, fields) };
    });
    if (changes.length > 0) await record({ action: 'bulkEdit', subjectType: 'entry' }, changes);
    return changes.length;
  });
}
