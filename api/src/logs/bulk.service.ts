import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { requireWriter } from '../accounts/policy.js';
import { headerCte, type PreparedHeader, prepareHeader } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { type Scope, scopeConditions } from '../scope/scope.js';
import { allOf, type Condition } from '../sql/condition.js';
import { isId, parse } from '../validation.js';
import { checkBrand } from './entry.service.js';
import type { LogKind } from './kinds/index.js';
import { deletedCtes, type NewValue, updatedCtes } from './recorded/recorded-entries.js';

/** The maximum number of entries that a request can change. */
const MAX_BULK = 10_000;

const idsSchema = z
  .array(z.string())
  .min(1, { error: 'Select at least one entry' })
  .max(MAX_BULK, { error: `At most ${MAX_BULK} entries can be changed at once` })
  // Ignore malformed ids, just like ids of deleted entries.
  .transform((ids) => ids.filter(isId));

/** The body of a bulk deletion. */
export const bulkDeletionSchema = z.object({ ids: idsSchema }).meta({
  id: 'BulkDeletion',
  description: 'The entries to delete. Ids that no longer exist are ignored.',
});

/** The body of a bulk edit. */
export const bulkUpdateSchema = z
  .object({
    ids: idsSchema,
    data: z
      .object({
        brandId: z
          .union([z.uuid({ error: 'must be an id' }), z.literal('')], { error: 'must be an id' })
          .nullable()
          .optional()
          .meta({ description: 'Null removes the brand.' }),
        showOnCalendar: z.boolean().nullish(),
      })
      .refine(({ brandId, showOnCalendar }) => brandId !== undefined || showOnCalendar != null, {
        error: 'Set brandId or showOnCalendar',
      }),
  })
  .meta({ id: 'BulkUpdate', description: 'The entries to update, and their changes.' });

// Uses one parameter for any number of ids. Locks the entries in the order of their ids, so that concurrent requests
// can't deadlock.
function chosen(scope: Scope, kind: LogKind | null, ids: readonly string[]): Condition {
  const { sql, values } = allOf([
    {
      sql: 'id in (select value::uuid from jsonb_array_elements_text(?::jsonb))',
      values: [JSON.stringify(ids)],
    },
    ...(kind === null ? [] : [{ sql: 'kind = ?', values: [kind] }]),
    ...scopeConditions(scope),
  ]);
  return { sql: `select * from entries where ${sql} order by id for update`, values };
}

/** Runs a statement that records a change set, and returns the `count` that the statement selects. */
async function countChanged(
  context: RequestContext,
  em: SqlEntityManager,
  sql: string,
  { header, values }: { header: PreparedHeader; values: readonly unknown[] },
): Promise<number> {
  type Row = { count: number; changed: number };
  const [{ count, changed } = { count: 0, changed: 0 }] = await em.execute<Row[]>(sql, [
    ...header.values,
    ...values,
  ] as never[]);
  if (changed > 0) context.changeIds.push(header.id);
  return count;
}

/**
 * Updates the brand, the visibility or both for many entries, all or none. Ignores ids that no longer exist and ids
 * outside of the scope.
 *
 * @param kind the kind of the entries; null for all kinds
 * @param body `{ ids, data: { brandId?, showOnCalendar? } }`; `brandId: null` removes the brand
 * @returns the number of updated entries
 */
export async function updateEntries(
  context: RequestContext,
  kind: LogKind | null,
  body: unknown,
): Promise<number> {
  requireWriter(context);
  const { ids, data } = parse(bulkUpdateSchema, body);
  const changes: NewValue[] = [];
  if (data.brandId !== undefined) {
    changes.push({ name: 'brandId', type: 'uuid', value: data.brandId || null });
  }
  if (data.showOnCalendar != null) {
    changes.push({ name: 'showOnCalendar', type: 'boolean', value: data.showOnCalendar });
  }
  const header = prepareHeader(context, { action: 'bulkEdit', subjectType: 'entry' });
  const selected = chosen(context.scope, kind, ids);
  const { ctes, values } = updatedCtes(selected.sql, changes);
  // Also count the entries that already have these values.
  const sql = `with ${headerCte}, ${ctes}
    select (select count(*)::int from updated) as count, (select count(*)::int from changed) as changed`;
  return context.em.transactional(async (em) => {
    if (data.brandId !== undefined) await checkBrand({ ...context, em }, data.brandId || null);
    return countChanged(context, em, sql, { header, values: [...selected.values, ...values] });
  });
}

/**
 * Deletes many entries. Ignores ids that no longer exist and ids outside of the scope.
 *
 * @param kind the kind of the entries; null for all kinds
 * @param body `{ ids }`
 * @returns the number of deleted entries
 */
export async function deleteEntries(
  context: RequestContext,
  kind: LogKind | null,
  body: unknown,
): Promise<number> {
  requireWriter(context);
  const { ids } = parse(bulkDeletionSchema, body);
  const header = prepareHeader(context, { action: 'delete', subjectType: 'entry' });
  const { sql, values } = chosen(context.scope, kind, ids);
  const statement = `
    with ${headerCte}, chosen as (${sql}), ${deletedCtes('id in (select id from chosen)')}
    select count(*)::int as count, count(*)::int as changed from changed`;
  return countChanged(context, context.em, statement, { header, values });
}
