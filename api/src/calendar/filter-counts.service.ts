import { z } from 'zod';
import { requireReader } from '../accounts/policy.js';
import type { RequestContext } from '../context.js';
import { entryFilterConditions, entryFilterSchema, kindCondition } from '../logs/entry-filter.js';
import { preparedIn, scopeConditions, tableIn } from '../scope/scope.js';
import { allOf, type Condition } from '../sql/condition.js';
import { dateSchema, parse, problem } from '../validation.js';
import { isBetween } from './calendar.service.js';

const countedSchema = z
  .object({
    from: dateSchema.nullish(),
    to: dateSchema.nullish(),
    filter: entryFilterSchema.nullish(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    ...problem('rangeInverted'),
    path: ['to'],
  });

/** The entries to count. Both dates are inclusive. */
export type Counted = z.input<typeof countedSchema>;

/** The number of entries with a brand, or without one (null). */
interface BrandCount {
  brandId: string | null;
  count: number;
}

/** How many entries there are with and without a filter. */
export interface FilterCounts {
  total: number;
  matching: number;
  brands: BrandCount[];
}

/** Matches entries on any day of a range, which can be open-ended on either side. */
function rangeConditions(from: string | null | undefined, to: string | null | undefined): Condition[] {
  if (from && to) return [isBetween(from, to)];
  return [
    ...(from ? [{ sql: 'end_date >= ?', values: [from] }] : []),
    ...(to ? [{ sql: 'start_date <= ?', values: [to] }] : []),
  ];
}

/**
 * Counts a range's entries with and without a filter. Also counts the matching entries of each brand, ignoring the
 * filter's brands. Runs a single query.
 *
 * @throws PlannerError `invalid` if the range or the filter is invalid
 */
export async function countFiltered(context: RequestContext, counted: Counted): Promise<FilterCounts> {
  requireReader(context);
  const { from, to, filter } = parse(countedSchema, counted);
  const filtered = await entryFilterConditions(context, filter, 'shown');
  const matching = allOf(filtered.others);
  // Count hidden entries only if the filter can return them.
  const all = allOf([
    ...rangeConditions(from, to),
    kindCondition(null),
    ...(filtered.includesHidden ? [] : [{ sql: 'show_on_calendar', values: [] }]),
    ...scopeConditions(context.scope),
  ]);
  const statement = `select brand_id as "brandId", count(*)::int as total,
      count(*) filter (where ${matching.sql})::int as count
    from ${tableIn(context.scope, 'entries')} where ${all.sql} group by brand_id order by brand_id`;
  const rows = await context.em.execute<(BrandCount & { total: number })[]>(
    filtered.canPrepare ? preparedIn(context.scope, statement) : statement,
    [...matching.values, ...all.values],
  );
  const chosen = rows.filter(({ brandId }) => filtered.includesBrand(brandId));
  return {
    total: rows.reduce((sum, { total }) => sum + total, 0),
    matching: chosen.reduce((sum, { count }) => sum + count, 0),
    brands: rows.flatMap(({ brandId, count }) => (count > 0 ? [{ brandId, count }] : [])),
  };
}
