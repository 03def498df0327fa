import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { requireUser } from '../auth/policy.js';
import type { RequestContext } from '../context.js';
import { isId, parse } from '../validation.js';
import { checkBrand } from './entry.service.js';
import type { LogKind } from './kinds/index.js';

/** The most entries that one call may change (decision L7). */
const MAX_BULK = 10_000;

const idsSchema = z
  .array(z.string())
  .min(1, { error: 'Choose at least one entry' })
  .max(MAX_BULK, { error: `At most ${MAX_BULK} entries can be changed at once` })
  // What is no id is no entry: like one that is gone, it does not fail the call.
  .transform((ids) => ids.filter(isId));

/** The body of a bulk deletion. */
export const bulkDeletionSchema = z.object({ ids: idsSchema }).meta({
  id: 'BulkDeletion',
  description: 'Which entries to delete; ids that no longer exist do not fail it.',
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
          .meta({ description: 'Null clears the brand.' }),
        showOnCalendar: z.boolean().nullish(),
      })
      .refine(({ brandId, showOnCalendar }) => brandId !== undefined || showOnCalendar != null, {
        error: 'Choose what to change: brandId or showOnCalendar',
      }),
  })
  .meta({ id: 'BulkUpdate', description: 'Which entries to change, and what of them.' });

// One parameter for any number of ids. The entries are locked in one order, whatever the caller's, so
// that two calls on the same entries wait for each other and never stand in each other's way.
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
 * Changes the brand, the visibility or both of many entries of a kind: all of it or none. Ids that no
 * longer exist do not fail it (decision L7).
 *
 * @param body `{ ids, data: { brandId?, showOnCalendar? } }`; `brandId: null` clears
 * @returns how many entries were changed
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
 * Deletes many entries of a kind. Ids that no longer exist do not fail it (decision L7).
 *
 * @param body `{ ids }`
 * @returns how many entries were deleted
 */
export async function deleteEntries(context: RequestContext, kind: LogKind, body: unknown): Promise<number> {
  requireUser(context);
  const { ids } = parse(bulkDeletionSchema, body);
  return affected(context.em, `delete from entries where ${CHOSEN}`, [kind, JSON.stringify(ids)]);
}
