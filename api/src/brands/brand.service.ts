import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { requireAdmin, requireUser } from '../accounts/policy.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { createOnce } from '../idempotency/idempotency.service.js';
import { prepared } from '../sql/prepared.js';
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
    // Free text. The UI replaces invalid colors with a fallback.
    color: storableSchema
      .trim()
      .min(1)
      .max(1000)
      .meta({ description: 'A CSS color or gradient. Any other text is displayed as gray.' }),
  })
  .meta({ id: 'BrandInput', description: 'Fields of a brand.' });

const row = ({ id, name, color }: Brand): BrandRow => ({ id, name, color });

async function find({ em }: Pick<RequestContext, 'em'>, id: string): Promise<Brand> {
  const brand = isId(id) ? await em.findOne(Brand, { id }) : null;
  if (!brand) throw new PlannerError('notFound', 'Brand not found');
  return brand;
}

/** Lists all brands, sorted by name. */
export async function listBrands(context: RequestContext): Promise<BrandRow[]> {
  requireUser(context);
  return context.em.execute<BrandRow[]>('select id, name, color from brands order by lower(name), name, id');
}

/** Finds brands by id. Returns null for deleted brands. */
export async function findBrands(
  context: RequestContext,
  ids: readonly string[],
): Promise<(BrandRow | null)[]> {
  requireUser(context);
  const rows = await context.em.execute<BrandRow[]>(
    prepared(
      'select id, name, color from brands where id in (select jsonb_array_elements_text(?::jsonb)::uuid)',
    ),
    [JSON.stringify(ids)],
  );
  const byId = new Map(rows.map((brand) => [brand.id, brand]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Counts the entries that use a brand. */
export async function countBrandEntries(context: RequestContext, sentId: string): Promise<number> {
  requireUser(context);
  const { id } = await find(context, sentId);
  const [row] = await context.em.execute<{ count: number }[]>(
    'select count(*)::int as count from entries where brand_id = ?',
    [id],
  );
  return row?.count ?? 0;
}

/**
 * Creates a brand. Administrators only.
 *
 * @throws PlannerError `conflict` if another brand has the name, or any error that `createOnce` throws
 */
export async function createBrand(context: RequestContext, body: unknown): Promise<BrandRow> {
  requireAdmin(context);
  const values = parse(brandSchema, body);
  return createOnce(
    context,
    ['createBrand', values],
    (db) =>
      db.transactional(async (em) => {
        await requireFreeName(em, values.name, null);
        const brand = em.create(Brand, { id: uuid(), ...values, createdAt: new Date() });
        await em.flush();
        return row(brand);
      }),
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
  const updated = await context.em.transactional(async (em) => {
    const brand = await find({ em }, id);
    await requireFreeName(em, values.name, brand.id);
    // Edited samples are no longer samples, so 'Remove sample content' keeps them.
    em.assign(brand, { ...values, isSample: false });
    await em.flush();
    return row(brand);
  });
  context.record('brand-updated', { brandId: updated.id });
  return updated;
}

/** Deletes a brand and removes it from its entries. Returns its id. Administrators only. */
export async function deleteBrand(context: RequestContext, sentId: string): Promise<string> {
  requireAdmin(context);
  const { id } = await find(context, sentId);
  await context.em.transactional(async (em) => {
    // Lock the brand first. A concurrent request that assigns the brand to an entry then either commits earlier, so
    // that the entry is updated below, or fails.
    await em.execute('select 1 from brands where id = ? for update', [id]);
    await em.execute(
      // Lock entries in the same order as bulk updates do.
      `update entries set brand_id = null, version = version + 1, updated_at = ?
       where id in (select id from entries where brand_id = ? order by id for update)`,
      [new Date(), id],
    );
    await em.execute('delete from brands where id = ?', [id]);
  });
  context.record('brand-deleted', { brandId: id });
  return id;
}
