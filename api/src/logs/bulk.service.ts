import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { requireUser } from '../accounts/policy.js';
import type { RequestContext } from '../context.js';
import { isId, parse } from '../validation.js';
import { checkBrand } from './entry.service.js';
import type { LogKind } from './kinds/index.js';

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
const CHOSEN = `id in (
  select id from entries
  where kind = ? and id in (select value::uuid from jsonb_array_elements_text(?::jsonb))
  order by id for update
)`;

async function affected(em: SqlEntityManager, sql: string, values: unknown[]): Promise<number> {
  const { affectedRows } = await em.execute<{ affectedRows: number }>(sql, values as never[], 'run');
  return affectedRows;
}

/**
 * Updates the brand, the visibility or both for many entries of a kind, all or none. Ignores ids that no longer exist.
 *
 * @param body `{ ids, data: { brandId?, showOnCalendar? } }`; `brandId: null` removes the brand
 * @returns the number of updated entries
 */
export async function updateEntries(context: RequestContext, kind: LogKind, body: unknown): Promise<number> {
  requireUser(context);
  const { ids, data } = parse(bulkUpdateSchema, body);
  const changes = ['version = version + 1', 'updated_at = ?'];
  const values: unknown[] = [new Date()];
  if (data.brandId !== undefined) {
    changes.push('brand_id = ?');
    values.push(data.brandId || null);
  }
  if (data.showOnCalendar != null) {
    changes.push('show_on_calendar = ?');
    values.push(data.showOnCalendar);
  }
  return context.em.transactional(async (em) => {
    await checkBrand(em, data.brandId || null);
    return affected(em, `update entries set ${changes.join(', ')} where ${CHOSEN}`, [
      ...values,
      kind,
      JSON.stringify(ids),
    ]);
  });
}

/**
 * Deletes many entries of a kind. Ignores ids that no longer exist.
 *
 * @param body `{ ids }`
 * @returns the number of deleted entries
 */
export async function deleteEntries(context: RequestContext, kind: LogKind, body: unknown): Promise<number> {
  requireUser(context);
  const { ids } = parse(bulkDeletionSchema, body);
  return affected(context.em, `delete from entries where ${CHOSEN}`, [kind, JSON.stringify(ids)]);
}
