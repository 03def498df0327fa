import { dayNumber, fromDayNumber, isCalendarDate } from '@content-planner/model';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { requireAdmin } from '../accounts/policy.js';
import { Brand } from '../brands/brand.entity.js';
import { brandValues } from '../brands/brand.service.js';
import { idsOfBrandName } from '../brands/brand-names.js';
import {
  addChange,
  prepareHeader,
  recordedTransaction,
  type SubjectChange,
} from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { insertEntries } from '../logs/insert-entries.js';
import { deletedChanges } from '../logs/recorded/recorded-entries.js';
import { plannedEntry } from '../seed/planned-entry.js';
import { takeLock } from '../settings/lock.js';
import { dateSchema, parse, problem } from '../validation.js';
import { sampleBrands, samplePlan } from './sample-plan.js';

const DAYS = samplePlan.flatMap(({ day, days = 1 }) => [day, day + days - 1]);
const EDGES = [Math.min(...DAYS), Math.max(...DAYS)];

const additionSchema = z.object({
  today: dateSchema.refine(
    (today) => EDGES.every((day) => isCalendarDate(fromDayNumber(dayNumber(today) + day))),
    problem('noRoomForSamples'),
  ),
});

async function exists(em: SqlEntityManager): Promise<boolean> {
  const [row] = await em.execute<{ there: boolean }[]>(
    `select exists (select 1 from entries where is_sample) or exists (select 1 from brands where is_sample) as there`,
  );
  return row?.there ?? false;
}

/** Whether the planner has sample content to remove. Administrators only. */
export async function hasSampleContent(context: RequestContext): Promise<boolean> {
  requireAdmin(context);
  return exists(context.em);
}

/**
 * Adds the sample content: two brands and entries of all kinds around today. Reuses existing brands with the same
 * names. Administrators only.
 *
 * @param body `{ today }`, the date in the user's time zone
 * @returns the number of added entries
 * @throws PlannerError `conflict` if the sample content has already been added
 */
export async function addSampleContent(context: RequestContext, body: unknown): Promise<number> {
  requireAdmin(context);
  const { today } = parse(additionSchema, body);
  const header = prepareHeader(context, { action: 'create', subjectType: 'entry' });
  const changeIds: string[] = [];
  const count = await recordedTransaction({ ...context, changeIds }, async (em, record) => {
    await takeLock(em, 'sample-content-lock');
    if (await exists(em)) throw new PlannerError('sampleContentExists');
    const createdAt = new Date();
    const brandIds = new Map<string, string>();
    const createdBrands: SubjectChange[] = [];
    for (const brand of sampleBrands) {
      const [existing] = await idsOfBrandName(em, brand.name);
      const id = existing ?? uuid();
      if (!existing) {
        em.create(Brand, { id, ...brand, isSample: true, createdAt });
        createdBrands.push({ id, title: brand.name, before: null, after: brandValues(brand) });
      }
      brandIds.set(brand.name, id);
    }
    await em.flush();
    const entries = samplePlan.map((planned) => ({
      ...plannedEntry(planned, today, brandIds, createdAt),
      isSample: true,
    }));
    const added = await insertEntries(em, header, entries);
    // Record the brands in a separate change set, because undoing the change set of the entries doesn't remove the
    // brands.
    if (createdBrands.length > 0) await record({ action: 'create', subjectType: 'brand' }, createdBrands);
    return added.length;
  });
  addChange(context, header.id);
  context.changeIds.push(...changeIds);
  return count;
}

const REMOVE = deletedChanges('id in (select id from entries where is_sample order by id for update)');

/**
 * Removes the sample content, except for entries that were edited and brands that other entries use. The remaining
 * content no longer counts as sample content. Administrators only.
 *
 * @returns the number of removed entries
 */
export async function removeSampleContent(context: RequestContext): Promise<number> {
  requireAdmin(context);
  return recordedTransaction(context, async (em, record) => {
    await takeLock(em, 'sample-content-lock');
    // As in all other changes, lock brands before entries to avoid deadlocks. A concurrent request that assigns one of
    // the brands to an entry either commits earlier, in which case the query below sees the entry, or waits.
    await em.execute('select 1 from brands where is_sample order by id for update');
    const removed = await em.execute<SubjectChange[]>(REMOVE);
    const brands = await em.execute<{ id: string; name: string; color: string }[]>(
      `delete from brands where is_sample and not exists (select 1 from entries where brand_id = brands.id)
       returning id, name, color`,
    );
    await em.execute('update brands set is_sample = false where is_sample');
    const changes = [
      ...removed,
      ...brands.map(({ id, ...brand }) => ({
        ...{ id, subjectType: 'brand' as const, title: brand.name },
        ...{ before: brandValues(brand), after: null },
      })),
    ];
    if (changes.length > 0) await record({ action: 'delete', subjectType: 'entry' }, changes);
    return removed.length;
  });
}
