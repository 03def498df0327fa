import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { requireAdmin, requireReader } from '../accounts/policy.js';
import { changedValues } from '../changes/changed-values.js';
import { headerCte, prepareHeader, recordedTransaction } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { createRecorded } from '../idempotency/create-recorded.js';
import { updatedCtes } from '../logs/recorded/recorded-entries.js';
import { brandConditions, preparedIn, scopeConditions, tableIn } from '../scope/scope.js';
import { allOf } from '../sql/condition.js';
import { isId, parse, storableSchema, titleSchema } from '../validation.js';
import { Brand } from './brand.entity.js';
import { requireFreeName } from './brand-names.js';

/** A brand in the form that clients see. */
export interface BrandRow {
  id: string;
  name: string;
  color: string;
}

/** The body of a request that creates or updates a brand. */
export const brandSchema = z
  .object({
    name: titleSchema,
    // Any text is allowed, because the UI replaces invalid colors with a fallback.
    color: storableSchema
      .trim()
      .min(1)
      .max(1000)
      .meta({ description: 'A CSS color or gradient. Any other text is displayed as gray.' }),
  })
  .meta({ id: 'BrandInput', description: 'Fields of a brand.' });

const row = ({ id, name, color }: Brand): BrandRow => ({ id, name, color });

/** Returns the brand values that are recorded in changes. */
export const brandValues = ({ name, color }: Pick<Brand, 'name' | 'color'>) => ({ name, color });

const notFound = () => new PlannerError('brandNotFound');

async function find(
  { em }: Pick<RequestContext, 'em'>,
  id: string,
  lockMode: LockMode = LockMode.NONE,
): Promise<Brand> {
  const brand = isId(id) ? await em.findOne(Brand, { id }, { lockMode }) : null;
  if (!brand) throw notFound();
  return brand;
}

/** Lists the brands in the scope, sorted by name. */
export async function listBrands(context: RequestContext): Promise<BrandRow[]> {
  requireReader(context);
  const { sql, values } = allOf(brandConditions(context.scope));
  return context.em.execute<BrandRow[]>(
    `select id, name, color from ${tableIn(context.scope, 'brands')} where ${sql} order by lower(name), name, id`,
    [...values],
  );
}

/** Finds brands by id. Returns null for deleted brands, and for brands outside the scope. */
export async function findBrands(
  context: RequestContext,
  ids: readonly string[],
): Promise<(BrandRow | null)[]> {
  requireReader(context);
  const { sql, values } = allOf([
    { sql: 'id in (select jsonb_array_elements_text(?::jsonb)::uuid)', values: [JSON.stringify(ids)] },
    ...brandConditions(context.scope),
  ]);
  const rows = await context.em.execute<BrandRow[]>(
    preparedIn(context.scope, `select id, name, color from ${tableIn(context.scope, 'brands')} where ${sql}`),
    [...values],
  );
  const byId = new Map(rows.map((brand) => [brand.id, brand]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Counts the entries in the scope that use a brand. @throws PlannerError `notFound` for brands outside the scope */
export async function countBrandEntries(context: RequestContext, sentId: string): Promise<number> {
  requireReader(context);
  const [brand] = isId(sentId) ? await findBrands(context, [sentId.toLowerCase()]) : [];
  if (!brand) throw notFound();
  const { sql, values } = allOf([
    { sql: 'brand_id = ?', values: [brand.id] },
    ...scopeConditions(context.scope),
  ]);
  const [row] = await context.em.execute<{ count: number }[]>(
    `select count(*)::int as count from ${tableIn(context.scope, 'entries')} where ${sql}`,
    [...values],
  );
  return row?.count ?? 0;
}

/**
 * Creates a brand. Administrators only.
 *
 * @throws PlannerError `conflict` if another brand has the name, or any error that `createRecorded` throws
 */
export async function createBrand(context: RequestContext, body: unknown): Promise<BrandRow> {
  requireAdmin(context);
  const values = parse(brandSchema, body);
  return createRecorded(
    context,
    ['createBrand', values],
    async (em, record) => {
      await requireFreeName(em, values.name, null);
      const brand = em.create(Brand, { id: uuid(), ...values, createdAt: new Date() });
      await em.flush();
      await record({ action: 'create', subjectType: 'brand' }, [
        { id: brand.id, title: brand.name, before: null, after: brandValues(brand) },
      ]);
      return row(brand);
    },
    ({ id }) => context.record('brand-created', { brandId: id }),
  );
}

/**
 * Updates a brand's name and color. Administrators only.
 *
 * @throws PlannerError `conflict` if another brand has the name
 */
export async function updateBrand(context: RequestContext, id: string, body: unknown): Promise<BrandRow> {
  requireAdmin(context);
  const values = parse(brandSchema, body);
  const updated = await recordedTransaction(context, async (em, record) => {
    const brand = await find({ em }, id, LockMode.PESSIMISTIC_WRITE);
    await requireFreeName(em, values.name, brand.id);
    const changed = changedValues(brandValues(brand), values);
    // Edited samples are no longer samples, so 'Remove sample content' keeps them.
    em.assign(brand, { ...values, isSample: false });
    await em.flush();
    if (changed) {
      await record({ action: 'edit', subjectType: 'brand' }, [
        { id: brand.id, title: brand.name, ...changed },
      ]);
    }
    return row(brand);
  });
  context.record('brand-updated', { brandId: updated.id });
  return updated;
}

/**
 * Restores a deleted brand.
 *
 * @throws PlannerError `conflict` if the brand exists, or if another brand has its name
 */
export async function restoreBrand(em: SqlEntityManager, id: string, before: object): Promise<void> {
  const values = before as Pick<BrandRow, 'name' | 'color'>;
  if (await em.findOne(Brand, { id })) throw new PlannerError('changedSince');
  await requireFreeName(em, values.name, null);
  em.create(Brand, { id, name: values.name, color: values.color, createdAt: new Date() });
  await em.flush();
}

const REMOVE = (() => {
  // Lock entries in the same order as bulk updates do.
  const chosen = 'select * from entries where brand_id = ? order by id for update';
  const deleted = `select id, 'brand', null, name, jsonb_build_object('name', name, 'color', color), null, null, null
    from brands where id = ?`;
  const { ctes, values } = updatedCtes(
    { sql: chosen, values: [] },
    [{ name: 'brandId', type: 'uuid', value: null }],
    {
      others: deleted,
    },
  );
  return { sql: `with ${headerCte}, ${ctes} select 1`, values };
})();

/**
 * Deletes a brand and removes it from its entries. Records everything in one change set. Returns the brand's id.
 * Administrators only.
 *
 * @throws PlannerError `notFound`
 */
export async function deleteBrand(context: RequestContext, sentId: string): Promise<string> {
  requireAdmin(context);
  const { id } = await find(context, sentId);
  const header = prepareHeader(context, { action: 'delete', subjectType: 'brand' });
  const isDeleted = await context.em.transactional(async (em) => {
    // Lock the brand first. Then a concurrent request that assigns the brand to an entry either commits earlier, so
    // that the entry is updated below, or fails.
    const locked = await em.execute('select 1 from brands where id = ? for update', [id]);
    if (locked.length === 0) return false;
    await em.execute(REMOVE.sql, [...header.values, id, ...REMOVE.values, id]);
    await em.execute('delete from brands where id = ?', [id]);
    return true;
  });
  // If another request has just deleted the brand, there is nothing to record.
  if (!isDeleted) return id;
  context.changeIds.push(header.id);
  context.record('brand-deleted', { brandId: id });
  return id;
}
